import { asksSeveral, besideParts, endOf, partsOf, questionsOnly } from './parts.ts';

describe('the parts of a question', () => {
  it('are its questions, without what only says how to answer', () => {
    expect(partsOf('How is it stored and what is the dose?')[0]).toEqual(['How is it stored', 'what is the dose?']);
    expect(partsOf('Who is blinded in this study and who is not?')).toEqual([]);
    expect(partsOf('Why this sample size, what power and what effect?')).toEqual([
      ['Why this sample size, what power', 'what effect?'],
    ]);
    expect(partsOf('When is the drug stopped for good? All reasons, please.')).toEqual([]);
  });
});

it.each([
  ['In which cycles is blood drawn, and how late may it be?', true],
  ['May he join? Which forms do we need?', true],
  ['Is that an overdose and how/when do we report it?', true],
  ['Who is blinded in this study and who is not?', true],
  ['The GP put her on omeprazole. Is it allowed?', false],
  ['How long do we wait and see?', false],
])('"%s" asks several questions: %s', (question, several) => {
  expect(asksSeveral(question)).toBe(several);
});

it('asks something beside its parts if one is not among them', () => {
  const questions = ['What is the primary endpoint', 'how is missing data handled?'];
  expect(besideParts(questions, ['What is the primary endpoint'])).toBe('how is missing data handled?');
  expect(besideParts(questions, questions)).toBe('');
  expect(besideParts(questions, [])).toBe('');
});

it('consists of questions only if each of its clauses begins to ask', () => {
  expect(questionsOnly('How is it stored, and does it need a fridge?')).toEqual([
    'How is it stored',
    'does it need a fridge?',
  ]);
  expect(questionsOnly('Hi, when is the next visit?')).toEqual(['Hi, when is the next visit?']);
  expect(questionsOnly('She was in hospital. How fast is that reported?')).toEqual([]);
});

it.each([
  [
    'She stopped three weeks ago and has a rash, are we still in the AE collection period?',
    'are we still in the AE collection period?',
  ],
  ['He missed it. Should he take two?', 'Should he take two?'],
  ['Should he take two? He missed one.', ''],
])('"%s" ends by asking "%s"', (story, end) => {
  expect(endOf(story)).toBe(end);
});
