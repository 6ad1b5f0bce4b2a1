import { readPdf } from './read-pdf.ts';
import type { Passage, PdfReading } from './passages/passage.ts';
import { heading, makePdf } from './testing/make-pdf.ts';

const PARAGRAPH =
  'Study drug is kept in a locked refrigerator at 2 to 8 degrees Celsius. Any excursion is reported to the sponsor within one business day.';

async function passagesOf(pdf: Uint8Array): Promise<Passage[]> {
  const reading = await readPdf(pdf);
  if (reading.result === 'failed') throw new Error(reading.reason);
  return reading.file.passages;
}

function reasonOf(reading: PdfReading): string {
  return reading.result === 'failed' ? reading.reason : 'read';
}

describe('readPdf', () => {
  it('returns the text of a paragraph with its page and section', async () => {
    const passages = await passagesOf(
      await makePdf([
        heading('6. Study Drug'),
        heading('6.1 Storage'),
        PARAGRAPH,
        { text: 'A second page.', pageBreak: 'before' },
      ]),
    );
    const storage = passages.find((passage) => passage.text.includes('locked refrigerator'));
    expect(storage).toMatchObject({ page: 1, section: ['6 Study Drug', '6.1 Storage'], kind: 'prose' });
    expect(passages.at(-1)).toMatchObject({
      page: 2,
      text: 'A second page.',
      section: ['6 Study Drug', '6.1 Storage'],
    });
  });

  it('gives every passage a unique id and a rectangle on its page', async () => {
    const passages = await passagesOf(
      await makePdf([heading('1. Aim'), PARAGRAPH, { ul: ['First item', 'Second item'] }]),
    );
    expect(new Set(passages.map((passage) => passage.id)).size).toBe(passages.length);
    for (const { rect } of passages) {
      const [left, bottom, right, top] = rect;
      expect(left).toBeLessThan(right);
      expect(bottom).toBeLessThan(top);
      expect(right).toBeLessThanOrEqual(596);
      expect(top).toBeLessThanOrEqual(842);
    }
  });

  it('drops running headers and footers, and keeps text of a single page', async () => {
    const pages = Array.from({ length: 6 }, (_, page) => ({
      text: `Body of part ${'abcdef'[page] ?? ''}.`,
      pageBreak: page === 0 ? undefined : ('before' as const),
    }));
    const passages = await passagesOf(
      await makePdf(pages, {
        header: 'ACME-101 Clinical Protocol',
        footer: (page: number, count: number) => `Confidential, page ${page} of ${count}`,
      }),
    );
    expect(passages.map((passage) => passage.text)).toEqual(pages.map((page) => page.text));
  });

  it('adds the lead-in of a list to each of its items', async () => {
    const passages = await passagesOf(
      await makePdf([
        'Patients are excluded for any of these reasons:',
        { ol: ['Uncontrolled hypertension', 'Stroke within 6 months'], margin: [20, 0, 0, 0] },
      ]),
    );
    const stroke = passages.find((passage) => passage.text.includes('Stroke'));
    expect(stroke).toMatchObject({
      kind: 'list',
      context: { leadIn: ['Patients are excluded for any of these reasons:'] },
    });
  });

  it('lists the visits marked in a schedule row, and keeps its text as printed', async () => {
    const row = (label: string, ...cells: string[]) => [label, ...cells];
    const passages = await passagesOf(
      await makePdf([
        {
          table: {
            widths: [150, 50, 50, 50],
            body: [
              [
                { text: 'Visit', bold: true },
                { text: '1', bold: true },
                { text: '2', bold: true },
                { text: '3', bold: true },
              ],
              row('Informed consent', 'X', '', ''),
              row('Vital signs', 'X', 'X', 'X'),
              row('Genotyping', '', '', 'X'),
              row('Weight', '', 'X', 'X'),
            ],
          },
        },
      ]),
    );
    const weight = passages.find((passage) => passage.text.startsWith('Weight'));
    expect(weight).toMatchObject({ kind: 'table', text: 'Weight X X' });
    expect(weight?.context).toEqual({ marks: [['Visit 2'], ['Visit 3']] });
  });

  it('omits the table of contents', async () => {
    const entries = ['1. Aim', '2. Design', '3. Drug', '4. Safety', '5. Statistics', '6. Ethics'];
    const passages = await passagesOf(
      await makePdf([
        ...entries.map((entry, at) => `${entry} ${'.'.repeat(60)} ${at + 2}`),
        { ...{ text: PARAGRAPH }, pageBreak: 'before' },
      ]),
    );
    expect(passages.map((passage) => passage.page)).toEqual([2]);
  });

  it('reads the abbreviations that the document defines', async () => {
    const reading = await readPdf(
      await makePdf(['Values above the upper limit of normal (ULN) are reported as adverse events (AEs).']),
    );
    expect(reading).toMatchObject({ result: 'read', file: { abbreviations: { ULN: 'upper limit of normal' } } });
  });

  it('reports the pages without text and reads the others', async () => {
    const reading = await readPdf(
      await makePdf([
        { text: PARAGRAPH, pageBreak: 'after' },
        { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 50, y2: 50 }] },
      ]),
    );
    expect(reading).toMatchObject({ result: 'read', file: { page_count: 2, pages_without_text: [2] } });
  });

  it.each([
    ['empty', () => new Uint8Array()],
    ['not_pdf', () => new TextEncoder().encode('PK\u0003\u0004 a zip')],
    ['encrypted', () => makePdf(['Secret'], { userPassword: 'secret', ownerPassword: 'owner' })],
    ['no_text', () => makePdf([{ canvas: [{ type: 'line', x1: 0, y1: 0, x2: 50, y2: 50 }] }])],
    ['damaged', () => new TextEncoder().encode('%PDF-1.7\nnothing more of it arrived')],
  ])('reports a file that is %s', async (reason, make) => {
    expect(reasonOf(await readPdf(await make()))).toBe(reason);
  });

  it('stops when a document takes more time or memory than allowed', async () => {
    const pdf = await makePdf([PARAGRAPH]);
    expect(reasonOf(await readPdf(pdf, { limits: { milliseconds: 1, mebibytes: 700 } }))).toBe('took_too_long');
    expect(reasonOf(await readPdf(pdf, { limits: { milliseconds: 20_000, mebibytes: 2 } }))).toBe('took_too_long');
    expect(reasonOf(await readPdf(pdf))).toBe('read');
  });
});
