import type { Content } from 'pdfmake/interfaces';
import { heading, makePdf } from '../testing/make-pdf.ts';
import { passagesOf } from '../testing/passages-of.ts';
import { bold, table } from '../testing/tables.ts';

const changes = (...headers: string[]): Content =>
  table(
    [
      headers.map((header) => bold(header)),
      ['5.2 Visits', 'Visit 4 takes place 14 days after visit 3', 'Visit 4 takes place 21 days after visit 3'],
      ['6.1 Storage', 'Store the kits at 2 to 8 degrees', 'Store the kits at room temperature'],
    ],
    [90, 180, 180],
  );

const RULE = 'Visit 4 takes place 21 days after visit 3.';

/** Texts of the passages from the history of changes in a protocol with a title page. */
async function historyIn(...content: Content[]): Promise<string[]> {
  const pages = ['Protocol LANTERN-3', { text: '', pageBreak: 'before' as const }, ...content];
  const passages = await passagesOf(await makePdf(pages));
  return passages.flatMap(({ text, context }) => (context.history ? [text] : []));
}

describe('the history of changes', () => {
  it.each([
    '12 Summary of Changes',
    'Protocol Amendment 2 – Summary of Changes',
    'Document History',
    'Amendment 3 (18 March 2022)',
    'PROTOCOL AMENDMENTS',
    '10.7 Protocol Amendment History',
    'Overall Rationale for the Amendment',
  ])('is a section "%s"', async (title) => {
    const history = await historyIn(heading(title), 'The window of visit 4 was 14 days.', heading('13 Visits'), RULE);
    expect(history.join('\n')).toContain('The window of visit 4 was 14 days.');
    expect(history.join('\n')).not.toContain(RULE);
  });

  it.each(['7.3 Blood samples (omitted as of Amendment 3)', '11.4 Protocol amendments', '9 Changes to the protocol'])(
    'is not a section "%s"',
    async (title) => {
      expect(await historyIn(heading(title), RULE)).toEqual([]);
    },
  );

  it.each([
    ['Section', 'Original text', 'Amended text'],
    ['Section', 'Was', 'Is now'],
    ['Section', 'Description of change', 'Rationale'],
  ])('is a table with the columns %s, %s, %s', async (...headers) => {
    const history = await historyIn(heading('4 Overview'), changes(...headers), { text: RULE, margin: [0, 30, 0, 0] });
    expect(history).toContain('6.1 Storage Store the kits at 2 to 8 degrees Store the kits at room temperature');
    expect(history).not.toContain(RULE);
  });

  it('is not a table of other columns', async () => {
    expect(await historyIn(heading('4 Overview'), changes('Section', 'Screening', 'Treatment'))).toEqual([]);
  });

  it('is what each version changed, headed by the version', async () => {
    const version = heading('Version 1.0, 26 October 2016');
    const changed = 'The window of visit 4 was 14 days.';
    const history = await historyIn(
      heading('Version history'),
      'All versions.',
      version,
      changed,
      heading('1 Visits'),
      RULE,
    );
    expect(history.join('\n')).toContain(changed);
    expect(history.join('\n')).not.toContain(RULE);
    expect(await historyIn(version, RULE)).toEqual([]);
  });

  it('is not a title page that names its amendment', async () => {
    const passages = await passagesOf(await makePdf([heading('Amendment 2'), 'Sponsor: Acme Research']));
    expect(passages.some(({ context }) => context.history)).toBe(false);
  });
});
