import { loggedTexts } from './logged-texts.ts';

const QUESTION = 'May the dose still be given\nthree days after the "window" has closed?';

test('finds a text of a person in a log, raw, within JSON or cut short', () => {
  expect(loggedTexts(`>  asked: ${QUESTION}`, [QUESTION])).toEqual([QUESTION]);
  expect(loggedTexts(`>  ${JSON.stringify({ question: QUESTION })}`, [QUESTION])).toEqual([QUESTION]);
  expect(loggedTexts(`>  asked: ${QUESTION.slice(0, 62)}…`, [QUESTION, QUESTION])).toEqual([QUESTION]);
});

test('finds nothing in a log without them, and passes over texts that occur anywhere', () => {
  expect(loggedTexts('>  Draft failed: timeout. Yes.', [QUESTION, 'Yes.'])).toEqual([]);
});
