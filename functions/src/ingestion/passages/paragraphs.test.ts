import { drawPdf } from '../testing/draw-pdf.ts';
import { makePdf } from '../testing/make-pdf.ts';
import { passagesOf } from '../testing/passages-of.ts';

const LINE = 'The investigator tells the sponsor of each event within one day of learning of it and says';
const FOUR = [LINE, LINE, LINE, LINE];
const OPEN = `${LINE} to`;
const ENDED = `${LINE} so.`;

/** Passage texts of a page with these paragraphs, given as lines. */
const textsOf = async (...paragraphs: string[][]) => {
  let y = 760;
  const drawn = paragraphs.flatMap((lines) => {
    y -= 10;
    return lines.map((text) => ({ text, x: 72, y: (y -= 12) }));
  });
  return (await passagesOf(drawPdf([drawn]))).map(({ text }) => text);
};

describe('a sentence that continues in the next paragraph', () => {
  it('is on one line of the passage', async () => {
    expect(await textsOf([LINE, OPEN], ['whom it is told.'], [ENDED])).toEqual([
      `${LINE} ${OPEN} whom it is told.\n${ENDED}`,
    ]);
  });

  it('may continue with a name when its line is full', async () => {
    expect(await textsOf([LINE, OPEN], ['Acme Research.'])).toEqual([`${LINE} ${OPEN} Acme Research.`]);
    const short = 'The investigator tells of each event to';
    expect(await textsOf([LINE, short], [ENDED])).toEqual([`${LINE} ${short}\n${ENDED}`]);
  });

  it('stays in one passage past the usual length, unlike a new sentence', async () => {
    const next = ['whom it was told first.', LINE, ENDED];
    expect(await textsOf([...FOUR, OPEN], next)).toHaveLength(1);
    expect(await textsOf([...FOUR, ENDED], next)).toHaveLength(2);
  });

  it('is cut when the passage would be too long', async () => {
    const next = ['whom it was told first.', ...FOUR, OPEN];
    const lengths = (await textsOf([...FOUR, OPEN], next, next, next)).map((text) => text.length);
    expect(lengths.length).toBeGreaterThan(1);
    expect(Math.max(...lengths)).toBeLessThan(1400);
  });

  it('does not continue a heading or a short label', async () => {
    const heading = { text: '1 Aims of all that the sponsor does with its sites', bold: true, margin: 20 };
    const [passage] = await passagesOf(await makePdf([heading, 'and what the sites do.']));
    expect(passage?.text).toBe(`${heading.text}\nand what the sites do.`);
    expect(await textsOf(['Title of the study'], ['a study of things.'])).toEqual([
      'Title of the study\na study of things.',
    ]);
  });
});
