import type { Passage } from './passage.ts';
import { promptContext, searchContext } from './render-context.ts';
import { joinSplitSentences } from './split-sentences.ts';

function passage(page: number, text: string, of: Partial<Passage> = {}): Passage {
  return { id: `p${page}-1`, page, section: ['6.1 Dose'], kind: 'prose', text, context: {}, rect: [0, 0, 1, 1], ...of };
}

const contexts = (...passages: Passage[]) => joinSplitSentences(passages).map(({ context }) => context);

describe('a sentence split over two pages', () => {
  const halves = [passage(4, 'Doses are oral. A dose is taken with'), passage(5, 'a glass of water. Then they wait.')];

  it('is known whole to each half, which keeps its own text', () => {
    const [first, second] = joinSplitSentences(halves);
    expect(first).toMatchObject({ text: halves[0]?.text, context: { goesOn: 'a glass of water.' } });
    expect(second).toMatchObject({ text: halves[1]?.text, context: { begun: 'A dose is taken with' } });
  });

  it('is searched whole, and labelled for models', () => {
    const [first, second] = joinSplitSentences(halves);
    expect(searchContext(first?.context ?? {})).toBe('a glass of water.');
    expect(promptContext(first?.context ?? {})).toBe('Continues on the next page: a glass of water.');
    expect(promptContext(second?.context ?? {})).toBe('Continues from the page before: A dose is taken with');
  });

  it('may be cut off before a limit or a name', () => {
    expect(contexts(passage(4, 'Blood pressure must be'), passage(5, '≥ 90 mmHg.'))).not.toEqual([{}, {}]);
    expect(contexts(passage(4, 'It is reported to the'), passage(5, 'Sponsor at once.'))).not.toEqual([{}, {}]);
  });

  it.each([
    ['that has ended', [passage(4, 'A dose is taken.'), passage(5, 'a glass of water')]],
    ['followed by another', [passage(4, 'Study procedures'), passage(5, 'Visits are weekly.')]],
    ['on one page', [passage(4, 'A dose is taken with'), passage(4, 'a glass of water.')]],
    ['two pages away', [passage(4, 'A dose is taken with'), passage(6, 'a glass of water.')]],
    ['of another section', [passage(4, 'A dose is taken with'), passage(5, 'a glass.', { section: ['7 Visits'] })]],
    ['before a table', [passage(4, 'A dose is taken with'), passage(5, 'a glass.', { kind: 'table' })]],
  ])('is none %s', (_, passages) => {
    expect(contexts(...passages)).toEqual([{}, {}]);
  });
});
