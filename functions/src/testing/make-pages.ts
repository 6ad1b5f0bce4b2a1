import pdfmake from 'pdfmake';

const HELVETICA = {
  Helvetica: {
    normal: 'Helvetica',
    bold: 'Helvetica-Bold',
    italics: 'Helvetica-Oblique',
    bolditalics: 'Helvetica-BoldOblique',
  },
};

/** A PDF with the given paragraphs on each page. */
export async function makePdf(pages: string[][], options: { userPassword?: string } = {}): Promise<Buffer> {
  pdfmake.setFonts(HELVETICA);
  const content = pages.flatMap((paragraphs, page) =>
    paragraphs.map((text, place) => ({
      text,
      margin: [0, 0, 0, 10] as [number, number, number, number],
      ...(page > 0 && place === 0 ? { pageBreak: 'before' as const } : {}),
    })),
  );
  return pdfmake.createPdf({ content, defaultStyle: { font: 'Helvetica', fontSize: 11 }, ...options }).getBuffer();
}
