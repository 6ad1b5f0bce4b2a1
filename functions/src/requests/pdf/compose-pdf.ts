import { createRequire } from 'node:module';
import path from 'node:path';
import pdfmake from 'pdfmake';
import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import type { ExportedRequest } from '../request-export.ts';
import { exportContent } from './export-content.ts';
import { printable } from './printable.ts';

const FONTS = path.join(path.dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')), 'ttf');

/** Takes about 50 µs a word; questions and answers are written twice. */
export async function composePdf(exported: ExportedRequest): Promise<Uint8Array> {
  pdfmake.addFonts({
    DejaVu: { normal: path.join(FONTS, 'DejaVuSans.ttf'), bold: path.join(FONTS, 'DejaVuSans-Bold.ttf') },
  });
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((file) => path.dirname(file) === FONTS);
  return new Uint8Array(await pdfmake.createPdf(definition(exported)).getBuffer());
}

function definition(exported: ExportedRequest): TDocumentDefinitions {
  const { record, conversation } = exported;
  const id = conversation.request_number ?? conversation.request_id;
  const heading = `Request ${id}, exported ${record.exported_at} by ${printable(record.exported_by.name)}`;
  return {
    content: exportContent(exported),
    defaultStyle: { font: 'DejaVu', fontSize: 9 },
    styles: {
      title: { fontSize: 16, bold: true, margin: [0, 0, 0, 8] },
      part: { fontSize: 12, bold: true, margin: [0, 14, 0, 4] },
      section: { bold: true, margin: [0, 5, 0, 1] },
      label: { bold: true },
      lines: { preserveLeadingSpaces: true },
      note: { color: '#555555', margin: [0, 0, 0, 2] },
    },
    pageMargins: [50, 50, 50, 50],
    footer: (page, count) => ({
      text: `${heading} · ${page} of ${count}`,
      fontSize: 7,
      margin: [50, 15, 50, 0],
    }),
    info: { title: `Request ${id}`, author: 'TrialDesk' },
    // For screen readers and tabs. pdfmake writes no tags: its `tagged` only claims so.
    displayTitle: true,
    language: 'en-US',
    version: '1.7',
  };
}
