import { questionReader } from './read-question.ts';

const read = questionReader({
  abbreviations: { TQS: 'total quality score' },
  vocabulary: { has: () => true, withPrefix: () => [], oneLetterAway: () => [] },
  files: [],
});

function terms(title: string, question: string, before?: string): string[] {
  const earlier = before === undefined ? [] : [{ question: before, answer: 'Yes.' }];
  return read({ title, question, earlier }).concepts.map(({ term }) => term);
}

describe('questionReader', () => {
  it('reads the title and the question', () => {
    expect(terms('Warfarin', 'Stop it?')).toEqual(['warfarin', 'stop']);
  });

  it('adds the previous question only to a short follow-up', () => {
    expect(terms('', 'And then?', 'Stop warfarin?')).toContain('warfarin');
    const padding = 'x'.repeat(79);
    expect(terms('', padding, 'Stop warfarin?')).toContain('warfarin');
    expect(terms('', `${padding}x`, 'Stop warfarin?')).not.toContain('warfarin');
  });

  it("knows the documents' own abbreviations", () => {
    const [concept] = read({ title: '', question: 'TQS?', earlier: [] }).concepts;
    expect(concept?.alternatives).toEqual(['total', 'qualiti', 'score']);
  });
});
