import { questionReader } from './read-question.ts';

const read = questionReader({
  abbreviations: {},
  vocabulary: { has: () => true, withPrefix: () => [], oneLetterAway: () => [] },
  files: [],
});

it('lets the words that put a question together weigh little, without other words for them', () => {
  const { plain } = read({ title: '', question: 'How long does the infusion take?', earlier: [] });
  expect(plain.specificityOf('take')).toBeLessThan(0.2);
  expect(plain.specificityOf('long')).toBeLessThan(0.2);
  expect(plain.specificityOf('infus')).toBe(1);
  expect(plain.concepts.find(({ term }) => term === 'take')?.alternatives).toEqual([]);
});
