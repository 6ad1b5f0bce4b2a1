import pdfmake from 'pdfmake';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';

pdfmake.setFonts({
  Helvetica: {
    normal: 'Helvetica',
    bold: 'Helvetica-Bold',
    italics: 'Helvetica-Oblique',
    bolditalics: 'Helvetica-BoldOblique',
  },
});
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy(() => true);

/** Uses the standard fonts, which need no embedding. */
export async function makePdf(content: Content, options: Partial<TDocumentDefinitions> = {}): Promise<Uint8Array> {
  const pdf = pdfmake.createPdf({ content, defaultStyle: { font: 'Helvetica', fontSize: 11 }, ...options });
  return new Uint8Array(await pdf.getBuffer());
}

export function heading(text: string): Content {
  return { text, bold: true, margin: [0, 8, 0, 4] };
}
