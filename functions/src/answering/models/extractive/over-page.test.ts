import { joinSplitSentences } from '../../../ingestion/passages/split-sentences.ts';
import { makeDocument } from '../../testing/make-scope.ts';
import { scopePassage } from '../../retrieval/scope.ts';
import { overPage } from './over-page.ts';
import { toSentences } from './to-sentences.ts';

const CUT = 'SAEs are reported within 24 hours, whether or not';
const END = 'they are related.';
const section = ['9.3 Reporting'];

interface Next {
  text: string;
  page?: number;
  section?: string[];
}

function placed(text: string, next: Next) {
  const made = makeDocument('Protocol.pdf', [
    { text, page: 29, section },
    { page: 30, section, ...next },
  ]);
  const document = { ...made, file: { ...made.file, passages: joinSplitSentences(made.file.passages) } };
  return document.file.passages.map((passage) => scopePassage(document, passage));
}

function shown(text: string, next: Next, sentence = CUT): string | undefined {
  const [found] = placed(text, next);
  if (!found) throw new Error('No passage');
  return overPage({ found, sentence }).shown;
}

it('shows both halves of a sentence, whichever was found, and cites both', () => {
  const [first, second] = placed(`AEs are recorded. ${CUT}`, { text: `${END} The form in the eCRF is used.` });
  if (!first || !second) throw new Error('No passages');
  const halves = [
    { found: first, sentence: CUT },
    { found: second, sentence: END },
  ];
  const whole = {
    text: `${CUT} ${END}`,
    quotes: [
      { passageKey: first.key, quote: CUT },
      { passageKey: second.key, quote: END },
    ],
  };
  for (const chosen of [halves.slice(0, 1), halves.slice(1), halves, [...halves].reverse()])
    expect(toSentences(chosen)).toEqual([whole]);
});

it('leaves a sentence as it is if the next page does not go on with it', () => {
  expect(shown(CUT, { text: END })).toBe(`${CUT} ${END}`);
  expect(shown(CUT, { text: 'They are related.' })).toBeUndefined();
  expect(shown(CUT, { text: END, section: ['10 Statistics'] })).toBeUndefined();
  expect(shown(CUT, { text: END, page: 29 })).toBeUndefined();
  expect(shown(`${CUT} related.`, { text: END }, `${CUT} related.`)).toBeUndefined();
  expect(shown(`AEs are recorded. ${CUT}`, { text: END }, 'AEs are recorded.')).toBeUndefined();
});

it('joins halves that begin alike, are limits, or are longer than what is searched at once', () => {
  expect(shown('eGFR must be', { text: '≥ 45 mL/min.' }, 'eGFR must be')).toBe('eGFR must be ≥ 45 mL/min.');
  const long = `they are related, ${'as judged by the investigator and the sponsor, '.repeat(12)}at any time.`;
  expect(long.length).toBeGreaterThan(420);
  expect(shown(CUT, { text: long })).toBe(`${CUT} ${long}`);
});
