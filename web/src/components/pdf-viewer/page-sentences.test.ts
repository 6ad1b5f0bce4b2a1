import { sentencesIn, type PlacedText } from './page-sentences.ts';

/** Lines of 10 px with gaps of 2 px, unless stated. */
function page(lines: (string | { text: string; gap?: number; size?: number })[]): PlacedText[] {
  let top = 0;
  return lines.map((each) => {
    const { text, gap = 2, size = 10 } = typeof each === 'string' ? { text: each } : each;
    top += gap;
    const placed = { text, top, bottom: top + size, left: 0, right: 6 * text.length, endsLine: true };
    top += size;
    return placed;
  });
}

const texts = (items: PlacedText[]) => sentencesIn(items).map(({ text }) => text);

it('finds sentences that go on over lines, and several in a line', () => {
  expect(texts(page(['Take it with food. A missed', 'dose is skipped. Call us.']))).toEqual([
    'Take it with food.',
    'A missed dose is skipped.',
    'Call us.',
  ]);
});

it('joins the items of a line as they are', () => {
  const [first, second] = page(['Keep it be', 'low 25 °C.']);
  if (!first || !second) throw new Error('Two lines');
  const items = [
    { ...first, endsLine: false },
    { ...second, top: first.top, bottom: first.bottom },
  ];
  expect(sentencesIn(items)).toEqual([
    { text: 'Keep it below 25 °C.', from: { item: 0, at: 0 }, to: { item: 1, at: 10 } },
  ]);
});

it('ends a sentence without a full stop at a heading or a gap', () => {
  const body = ['Take it with food in the', 'morning', { text: 'Missed doses', gap: 9 }, { text: 'Skip it', gap: 9 }];
  expect(texts(page(['One line', 'and another', 'of the paragraph', ...body]))).toEqual([
    'One line and another of the paragraph Take it with food in the morning',
    'Missed doses',
    'Skip it',
  ]);
  expect(texts(page([{ text: 'Missed doses', size: 14 }, 'A missed dose', 'is skipped.']))).toEqual([
    'Missed doses',
    'A missed dose is skipped.',
  ]);
});

it('keeps a number or a bullet with what it belongs to', () => {
  expect(texts(page(['5.2 Missed doses are skipped. 1. Call us. • Wait.', '12']))).toEqual([
    '5.2 Missed doses are skipped.',
    '1. Call us.',
    '• Wait.',
    '12',
  ]);
});

it('ends a sentence at each row of a table', () => {
  const rows = page(['Study name', 'LANTERN-3', 'Study phase', 'Phase 3', 'Text below.']).map((item, at) =>
    at % 2 === 1 ? { ...item, left: 120, right: 180 } : { ...item, endsLine: at === 4 },
  );
  expect(texts(rows)).toEqual(['Study nameLANTERN-3', 'Study phasePhase 3', 'Text below.']);
});

it('does not end a sentence at an abbreviated word', () => {
  expect(texts(page(['Call Dr. Hartley, e.g. Monday. Or Prof.', 'Wrenfield.']))).toEqual([
    'Call Dr. Hartley, e.g. Monday.',
    'Or Prof. Wrenfield.',
  ]);
});

it('finds none where there is no text', () => {
  expect(sentencesIn([])).toEqual([]);
  expect(sentencesIn(page([' ', '…']))).toEqual([]);
});
