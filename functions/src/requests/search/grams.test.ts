import { gramsOf, gramsToFind } from './grams.ts';

/** Deterministic; of any characters. */
function anyText(length: number): string {
  return Array.from({ length }, (_, at) => String.fromCharCode(32 + ((at * 7919 + (at >> 3) * 104_729) % 65_000))).join(
    '',
  );
}

test('a text has all grams of each of its parts, whatever their case', () => {
  const text = 'Missed the Week-4 visit, BMI ≥ 30 kg/m²; İstanbul';
  const grams = gramsOf([text]);
  for (let start = 0; start < text.length; start++)
    for (let end = start + 1; end <= text.length; end++)
      for (const part of [text.slice(start, end), text.slice(start, end).toLowerCase()])
        expect(gramsToFind(part).filter((gram) => !(gram in grams))).toEqual([]);
});

test('any text has fewer grams than a document may have index entries', () => {
  const grams = Object.keys(gramsOf([anyText(60_000)]));
  expect(grams.length).toBeGreaterThan(16_000);
  expect(grams.length).toBeLessThanOrEqual(16_384);
});

test('the rarest runs of a long search are looked for, and not too many', () => {
  const grams = gramsToFind('the patient in the study with the quiz');
  expect(grams.length).toBeLessThanOrEqual(10);
  expect(grams).toEqual(expect.arrayContaining(gramsToFind('quiz')));
});
