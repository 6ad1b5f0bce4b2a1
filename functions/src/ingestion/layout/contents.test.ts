import { makePdf } from '../testing/make-pdf.ts';
import { passagesOf } from '../testing/passages-of.ts';

const PARAGRAPH = 'Study drug is kept in a locked refrigerator. Any excursion is reported to the sponsor at once.';
const TITLES = [
  '1. Aim',
  '2. Design',
  '3. Drug',
  '4. Safety',
  '5. Statistics',
  '6. Ethics',
  '7. Records',
  '8. Finance',
];
const entries = (titles: string[]) => titles.map((title, at) => `${title} ${'.'.repeat(60)} ${at + 2}`);

describe('a table of contents', () => {
  it('makes no passages, nor does its end on the next page', async () => {
    const passages = await passagesOf(
      await makePdf([
        'Table of Contents',
        ...entries(TITLES),
        { text: entries(['9. References'])[0] ?? '', pageBreak: 'before' },
        { text: 'List of Figures', margin: [0, 20, 0, 0] },
        entries(['Figure 1: Study schematic'])[0] ?? '',
        { text: PARAGRAPH, pageBreak: 'before' },
      ]),
    );
    expect(passages.map(({ page, text }) => [page, text])).toEqual([[3, PARAGRAPH]]);
  });

  it('keeps the other text of its page', async () => {
    const passages = await passagesOf(
      await makePdf([
        ...Array.from({ length: 8 }, (_, at) => ({
          text: `${at}${PARAGRAPH}`,
          margin: [0, 0, 0, 12] as [number, number, number, number],
        })),
        { text: 'List of Tables', margin: [0, 0, 0, 12] },
        ...entries(['Table 1 Visits', 'Table 2 Doses', 'Table 3 Laboratory tests']),
      ]),
    );
    const text = passages.map((passage) => passage.text).join(' ');
    expect(text).toContain(`7${PARAGRAPH}`);
    expect(text).not.toMatch(/Visits|Doses|List of Tables/);
  });

  it('is not confused with a form that has dotted lines to write on', async () => {
    const passages = await passagesOf(
      await makePdf([
        'Name ..............................',
        'Date ..............................',
        'Visit ..............................',
      ]),
    );
    expect(passages.map(({ text }) => text).join(' ')).toContain('Visit');
  });

  it('may begin with chapters that have no number', async () => {
    const entry = (title: string, page: number) => ({
      columns: [title, { text: String(page), alignment: 'right' as const }],
    });
    const list = ['Synopsis', 'Abbreviations', ...TITLES.map((title) => title.replace('.', ''))].map(entry);
    const passages = await passagesOf(
      await makePdf(['Table of contents', ...list, { text: PARAGRAPH, pageBreak: 'before' }]),
    );
    expect(passages.map(({ text }) => text)).toEqual([PARAGRAPH]);
  });
});
