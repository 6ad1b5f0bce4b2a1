import type { Content } from 'pdfmake/interfaces';
import { makePdf } from '../testing/make-pdf.ts';
import { passagesOf } from '../testing/passages-of.ts';
import { bold, DOSES, find, raised, table } from '../testing/tables.ts';

describe('a footnote under a table', () => {
  const headers = [
    bold('Visit'),
    bold('1'),
    bold('2'),
    {
      text: [
        { text: 'ET', bold: true },
        { text: 'c', sup: true },
      ],
    },
  ];
  const schedule = table(
    [
      headers,
      ['Informed consent', 'X', '', ''],
      [raised('Vital signs', 'a'), 'X', 'X', 'X'],
      ['Genotyping', '', raised('X', 'b'), ''],
      ['Weight', 'X', 'X', 'X'],
      ['Final call', '', '', 'X'],
    ],
    [150, 50, 50, 50],
  );
  const notes = [
    { text: [{ text: 'a', sup: true }, { text: ' Sitting, after five minutes of rest.' }] },
    'b. Only after the separate consent was signed.',
    'c) Within 7 days of the last dose.',
  ];

  const rest = { mark: 'a', text: 'Sitting, after five minutes of rest.' };
  const consent = { mark: 'b', text: 'Only after the separate consent was signed.' };
  const lastDose = { mark: 'c', text: 'Within 7 days of the last dose.' };

  it('is added to the rows whose label, cell or header refers to it, and remains a passage', async () => {
    const passages = await passagesOf(await makePdf([schedule, ...notes]));
    expect(find(passages, 'Vital')?.context.footnotes).toEqual([rest, lastDose]);
    expect(find(passages, 'Genotyping')?.context.footnotes).toEqual([consent]);
    expect(find(passages, 'Final call')?.context.footnotes).toEqual([lastDose]);
    expect(find(passages, 'Informed')?.context).not.toHaveProperty('footnotes');
    expect(passages.some(({ kind, text }) => kind !== 'table' && text.includes('separate consent'))).toBe(true);
  });

  it('is found below a legend and notes on the whole table, which stay apart from it', async () => {
    const all = [
      'ECG=electrocardiogram; ET=early termination.',
      'a. Visits are within three days of the date.',
      'b. Visits are at the same time of day.',
      'c. Within 7 days of the last dose.',
      'd. By telephone.',
    ];
    const visits = table(
      [
        [raised('Activity', 'a,b'), bold('1'), bold('2'), raised('ET', 'c')],
        ['Informed consent', 'X', '', ''],
        ['Weight', 'X', 'X', 'X'],
        ['Final call', '', '', raised('X', 'd')],
      ],
      [150, 50, 50, 50],
    );
    const passages = await passagesOf(await makePdf([visits, ...all]));
    expect(find(passages, 'Final call')?.context.footnotes).toEqual([{ mark: 'd', text: 'By telephone.' }, lastDose]);
  });

  it('may have a gap after its mark, and continue in bullets', async () => {
    const apart = (mark: string, text: string) => ({ columns: [{ text: mark, width: 20 }, text] });
    const bullets = ['• at the main visit', '• at the site', '• in writing', '• in time'];
    const list = [
      apart('a)', 'Sitting, after five minutes of rest.'),
      apart('b)', 'Only with consent, that is'),
      ...bullets,
      apart('c)', 'Within 7 days of the last dose.'),
    ];
    const passages = await passagesOf(await makePdf([schedule, ...list]));
    expect(find(passages, 'Vital')?.context.footnotes).toContainEqual(rest);
    expect(find(passages, 'Final call')?.context.footnotes).toEqual([lastDose]);
  });

  it('is found on a later page, under the last part of the table', async () => {
    const more = table(
      [headers, ['Weight at home', 'X', '', ''], ['Height', 'X', '', ''], ['Diary', '', 'X', '']],
      [150, 50, 50, 50],
    );
    const passages = await passagesOf(
      await makePdf([schedule, { stack: [more], pageBreak: 'before' }, { stack: notes, pageBreak: 'before' }]),
    );
    expect(find(passages, 'Genotyping')?.context.footnotes).toEqual([consent]);
  });

  it('is not a list in the text that follows, nor a note under another table', async () => {
    const paragraphs = ['The investigator decides.', 'The sponsor is informed.', 'b. Something else.'];
    const text = paragraphs.map((paragraph) => ({ text: paragraph, margin: 10 }));
    const [apart, below] = await Promise.all(
      [text, ['Table 8 Doses', table(DOSES, [100, 120, 150]), 'b. Something else.']].map(async (after) =>
        passagesOf(await makePdf([schedule, ...after])),
      ),
    );
    expect(find(apart ?? [], 'Genotyping')?.context).not.toHaveProperty('footnotes');
    expect(find(below ?? [], 'Genotyping')?.context).not.toHaveProperty('footnotes');
  });

  it('may have its mark in a column of its own', async () => {
    const notes = ['†', '‡'].map((mark): Content => ({
      columns: [
        { text: mark, width: 30 },
        { text: mark === '†' ? 'After the last dose.' : 'By telephone.', width: 200 },
      ],
    }));
    const marked = [
      [bold('Visit'), bold('1'), bold('2')],
      ['Weight†', 'X', 'X'],
      ['Call‡', 'X', 'X'],
      ['Height', 'X', ''],
    ];
    const passages = await passagesOf(await makePdf([table(marked, [100, 60, 60]), { stack: notes, margin: [0, 10] }]));
    expect(find(passages, 'Call')?.context.footnotes).toEqual([{ mark: '‡', text: 'By telephone.' }]);
    expect(find(passages, '‡')).toBeUndefined();
  });
});
