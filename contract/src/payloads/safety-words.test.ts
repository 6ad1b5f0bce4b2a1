import { DEFAULT_SAFETY_WORDS } from '../entities/safety-words.ts';
import { LIMITS } from '../limits.ts';
import { safetyWordsPayload } from './safety-words.ts';

const valid = { ...DEFAULT_SAFETY_WORDS, version: 0 };

async function errorsOf(overdose: unknown): Promise<string[]> {
  try {
    await safetyWordsPayload.validate({ ...valid, overdose });
    return [];
  } catch (error) {
    return (error as { errors: string[] }).errors;
  }
}

test('the defaults are valid as they are', async () => {
  expect(await safetyWordsPayload.validate(valid)).toEqual(valid);
});

test('blank lines and repetitions are left out, and a topic may have no words', async () => {
  const overdose = [' overdos* ', '', undefined, '  ', 'Overdos*', 'double dose'];
  expect(await safetyWordsPayload.validate({ ...valid, overdose })).toMatchObject({
    overdose: ['overdos*', 'double dose'],
  });
  expect(await safetyWordsPayload.validate({ ...valid, overdose: [] })).toMatchObject({ overdose: [] });
});

test.each([
  [undefined, 'The words must be a list'],
  [null, 'The words must be a list'],
  ['overdose', 'The words must be a list'],
  [[null], 'Each word must have at least 2 letters or digits'],
  [[7], 'A word must be a text'],
  [['*'], 'Each word must have at least 2 letters or digits'],
  [['a*'], 'Each word must have at least 2 letters or digits'],
  [['two\nlines'], 'A word must be a single line'],
  [['x'.repeat(LIMITS.safetyWord.max + 1)], 'A word can have at most 60 characters'],
  [Array.from({ length: LIMITS.safetyWords.max + 1 }, (_, at) => `word ${at}`), 'There can be at most 100 words'],
])('%j is refused', async (overdose, message) => {
  expect(await errorsOf(overdose)).toContain(message);
});
