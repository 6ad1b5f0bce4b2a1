import { drawPdf } from '../testing/draw-pdf.ts';
import { makePdf } from '../testing/make-pdf.ts';
import { passagesOf } from '../testing/passages-of.ts';
import { bold, DOSES, find, table } from '../testing/tables.ts';

type Line = [text: string, x: number];

const BESIDE = 'The investigator assesses every event before the participant leaves the site on that day.';

/** Draws paragraphs of one line each; what is `+` first continues the paragraph above. */
const passagesIn = (...lines: Line[]) => {
  let y = 760;
  return passagesOf(
    drawPdf([
      lines.map(([text, x]) => {
        y -= text.startsWith('+') ? 12 : 24;
        return { text: text.replace(/^\+/, ''), x, y };
      }),
    ]),
  );
};

const textsOf = async (...lines: Line[]) => (await passagesIn(...lines)).map(({ text }) => text);

/** Lead-ins of the last passage. */
const leadInOf = async (...lines: Line[]) => (await passagesIn(...lines)).at(-1)?.context.leadIn ?? [];

const REASONS = 'Patients are excluded for any of these reasons:';

describe('the lead-in of a list', () => {
  it('ends with the list: another paragraph and a new list have none of it', async () => {
    const list: Line[] = [
      [REASONS, 72],
      ['1. Stroke', 90],
      ['2. Pregnancy', 90],
    ];
    expect(await leadInOf(...list, [BESIDE, 72], ['1. Call the sponsor', 90])).toEqual([]);
    expect(await leadInOf(...list, [BESIDE, 72], ['- Call the sponsor', 90])).toEqual([]);
    expect(await leadInOf(...list)).toEqual([REASONS]);
  });

  it('is that of the numbers that go on, also where a page is indented otherwise', async () => {
    const outer: Line[] = [
      [REASONS, 72],
      ['[1] Adults with one of these:', 90],
    ];
    expect(await leadInOf(...outer, ['• Stroke', 115], ['[2] Pregnancy', 97])).toEqual([REASONS]);
    expect(await leadInOf(...outer, ['[1] Stroke', 97], ['[2] Falls', 97])).toEqual([
      REASONS,
      '[1] Adults with one of these:',
    ]);
  });

  it('is kept when the numbers go on after a note, and for bullets with indented notes', async () => {
    const numbered: Line[] = [
      [REASONS, 72],
      ['1. Stroke', 90],
      [BESIDE, 72],
      ['2. Pregnancy', 90],
    ];
    expect(await leadInOf(...numbered)).toEqual([REASONS]);
    const bulleted: Line[] = [
      [REASONS, 72],
      ['- Stroke', 90],
      [BESIDE, 110],
      ['- Pregnancy', 90],
    ];
    expect(await leadInOf(...bulleted)).toEqual([REASONS]);
  });

  it('is never a bare connective, whose items have the lead-in above it', async () => {
    for (const connective of ['And:', 'OR', 'Note:']) {
      const list: Line[] = [
        [REASONS, 72],
        ['1. Stroke', 90],
        [connective, 90],
        ['2. Pregnancy', 90],
      ];
      expect(await leadInOf(...list)).toEqual([REASONS]);
      expect(await leadInOf([REASONS, 72], [`- ${connective}`, 90], ['o Stroke', 110])).toEqual([REASONS]);
      expect(await leadInOf([connective, 72], ['1. Stroke', 90])).toEqual([]);
    }
  });

  it('may be a sentence that only the list completes', async () => {
    const unfinished = 'The secondary objectives of this study are';
    expect(await leadInOf([unfinished, 72], ['- To assess safety', 90])).toEqual([unfinished]);
    expect(await leadInOf(['All objectives of this study', 72], ['- To assess safety', 90])).toEqual([]);
  });

  it('above a table is not one for the list below it', async () => {
    const leadIn = 'The dose depends on the level:';
    const headers = ['Level', 'Dose', 'Frequency'].map((header) => bold(header));
    const doses = { stack: [table([headers, ...DOSES], [100, 120, 150])], pageBreak: 'before' as const };
    const passages = await passagesOf(await makePdf([leadIn, doses, '- Call the sponsor about other doses']));
    expect(find(passages, '-2')?.context.leadIn).toEqual([leadIn]);
    expect(passages.at(-1)).toMatchObject({ kind: 'list', context: {} });
  });
});

describe('the text of an item', () => {
  it('includes a limit and the rest of a sentence set off from it', async () => {
    const item = '1. Tachycardia of more than 120 beats per minute that lasts for at least';
    const texts = await textsOf([REASONS, 72], [item, 90], ['>10 seconds.', 120], ['2. Stroke', 90]);
    expect(texts).toEqual([REASONS, `${item} >10 seconds.`, '2. Stroke']);
    expect(await textsOf([item, 90], ['ten seconds or more.', 120])).toEqual([`${item} ten seconds or more.`]);
  });

  it('includes the connective below it', async () => {
    expect(await textsOf(['a. Has had a stroke', 90], ['and', 120], ['b. Takes aspirin', 90])).toEqual([
      'a. Has had a stroke and',
      'b. Takes aspirin',
    ]);
  });

  it('ends where a line returns to the edge of its mark, or beyond', async () => {
    const item: Line[] = [
      ['1. The patient is taken to the nearest hospital and the', 90],
      ['+sponsor is informed.', 103],
    ];
    const whole = '1. The patient is taken to the nearest hospital and the sponsor is informed.';
    expect(await textsOf(...item, [`+${BESIDE}`, 72])).toEqual([whole, BESIDE]);
    expect(await textsOf(...item, [`+${BESIDE}`, 90])).toEqual([whole, BESIDE]);
    expect(await textsOf(['1. Stroke', 90], [`+${BESIDE}`, 90])).toEqual(['1. Stroke', BESIDE]);
    expect(await textsOf(['1. Stroke', 90], [`+${BESIDE}`, 103])).toEqual([`1. Stroke ${BESIDE}`]);
  });
});
