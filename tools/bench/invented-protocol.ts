import type { Content } from 'pdfmake/interfaces';
import { heading, makePdf } from '../../functions/src/ingestion/testing/make-pdf.ts';
import { sentencesOf } from '../../functions/src/answering/text/sentences.ts';
import type { Passage } from '../../functions/src/ingestion/passages/passage.ts';

/* About as dense as a protocol; every third page has a table. */
const SENTENCES = 18;
const ROWS = 14;
const COLUMNS = 9;

export function inventProtocol(samples: Passage[], pages: number): Promise<Uint8Array> {
  const sentences = samples.filter(({ kind }) => kind === 'prose').flatMap(sentencesOf);
  let next = 0;
  const take = (count: number) => Array.from({ length: count }, () => sentences[(next += 7) % sentences.length] ?? '');
  const content = Array.from({ length: pages }, (_, at): Content => {
    const section = `${Math.floor(at / 10) + 1}.${(at % 10) + 1}`;
    const table = at % 3 === 0;
    return [
      { text: `${section} ${take(1)[0]?.slice(0, 40) ?? ''}`, bold: true, ...(at > 0 ? { pageBreak: 'before' } : {}) },
      take(table ? 4 : SENTENCES).join(' '),
      heading(`${section}.1 Criteria`),
      { ol: take(4) },
      ...(table ? [asTable(take(ROWS))] : []),
    ];
  });
  return makePdf(content, {
    defaultStyle: { font: 'Helvetica', fontSize: 9 },
    header: (page) => `Invented protocol INV-001, version 2.0, page ${page}`,
    footer: () => 'Confidential. Invented Therapeutics',
  });
}

function asTable(rows: string[]): Content {
  const columns = Array.from({ length: COLUMNS }, (_, at) => at);
  return {
    table: {
      headerRows: 1,
      body: [
        ['Procedure', ...columns.map((at) => `Visit ${at + 1}`)],
        ...rows.map((row, at) => [
          row.slice(0, 30),
          ...columns.map((column) => ((at * 5 + column * 3) % 4 === 0 ? 'X' : '')),
        ]),
      ],
    },
  };
}
