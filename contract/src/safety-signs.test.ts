import { DEFAULT_SAFETY_WORDS, type SafetyWords } from './entities/safety-words.ts';
import { LIMITS } from './limits.ts';
import { safetySignsIn } from './safety-signs.ts';

const NONE: SafetyWords = { adverse_event: [], overdose: [], pregnancy: [], unblinding: [] };

const found = (text: string, words: string[]) =>
  safetySignsIn(text, { ...NONE, overdose: words }).flatMap((sign) => sign.words);

test.each([
  ['My patient is PREGNANT, may she stay?', 'pregnancy', 'PREGNANT'],
  ['She took two tablets, a double\ndose, on Monday.', 'overdose', 'double\ndose'],
  ['He was hospitalised over night', 'adverse_event', 'hospitalised'],
  ['He was hospitalized over night', 'adverse_event', 'hospitalized'],
  ['A life threatening event', 'adverse_event', 'life threatening'],
  ['The pharmacist was unblinded', 'unblinding', 'unblinded'],
])('%j suggests %s', (text, topic, word) => {
  expect(safetySignsIn(text, DEFAULT_SAFETY_WORDS)).toEqual([{ topic, words: [word] }]);
});

test.each([
  'May the week 4 visit be three days late?',
  'Is a usaed form needed?',
  'What is the dose on day 8?',
  'Which doses were tested twice?',
])('%j suggests nothing', (text) => {
  expect(safetySignsIn(text, DEFAULT_SAFETY_WORDS)).toEqual([]);
});

test('a word is found as a whole, and with a star with any ending', () => {
  expect(found('overdosed', ['overdose'])).toEqual([]);
  expect(found('an overdose', ['overdose'])).toEqual(['overdose']);
  expect(found('overdosed, overdosing', ['overdos*'])).toEqual(['overdosed', 'overdosing']);
  expect(found('an underoverdose', ['overdos*'])).toEqual([]);
});

test('each word is named once, as first typed, and not endlessly many', () => {
  expect(found('Death. death, DEATH', ['death'])).toEqual(['Death']);
  const many = Array.from({ length: 50 }, (_, at) => `word${at}`);
  expect(found(many.join(' '), many)).toHaveLength(LIMITS.safetyWordsShown);
});

test('characters that mean something in a pattern are only themselves', () => {
  expect(found('grade 4+ (severe)', ['4+', '(severe)', '.*', '[a-z]', 'a|b', '\\w'])).toEqual(['4+', '(severe)']);
});

test('other alphabets are found, however their letters are composed', () => {
  expect(found('передозировка', ['передозировк*'])).toEqual(['передозировка']);
  expect(found('fie\u0300vre', ['fi\u00e8vre'])).toEqual(['fi\u00e8vre']);
});
