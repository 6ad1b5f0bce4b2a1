import {
  asksSeveral,
  besideParts,
  endOf,
  endsOf,
  partsOf,
  questionsAsked,
  questionsOnly,
  refersBack,
  storyAndQuestions,
  understoodAlone,
} from './parts.ts';

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

it.each([
  [
    'is there a DSMB, how often do they meet and whats their job',
    ['is there a DSMB', 'how often do they meet', 'whats their job'],
  ],
  ['Can he stop and does he still come, what do we enter?', ['Can he stop', 'does he still come', 'what do we enter?']],
  ['Is she rescreened and will she get a new number?', ['Is she rescreened', 'will she get a new number?']],
  ['She sits here fasted, how long is the gap?', ['She sits here fasted, how long is the gap?']],
  ["She is away and can't come, may we ring?", ["She is away and can't come, may we ring?"]],
  [
    'When a patient vomits the dose, what counts as missed?',
    ['When a patient vomits the dose, what counts as missed?'],
  ],
  ['When must it be sent, how often is it read?', ['When must it be sent', 'how often is it read?']],
  ['He had a stroke. Is he excluded? He is keen and has the form signed.', ['Is he excluded?']],
  ['When he had his SAE he was off drug. Do we replace him?', ['Do we replace him?']],
  ['Which patients, who have had a scan, may join?', ['Which patients, who have had a scan, may join?']],
  ['May she join if she was and has been well?', ['May she join if she was and has been well?']],
])('"%s" asks %j', (question, asked) => {
  expect(questionsAsked(question)).toEqual(asked);
});

it('has a story in what is not asked', () => {
  expect(storyAndQuestions('He sits here fasted, whats the longest gap? He is tired.')).toEqual({
    story: 'He sits here fasted He is tired.',
    questions: ['whats the longest gap?'],
  });
});

it('refers back if one of its questions speaks of what another names', () => {
  expect(refersBack('what happens to those already collected?')).toBe(true);
  expect(refersBack('how often is the scan done?')).toBe(false);
});

it('asks something beside its parts if one is not among them', () => {
  const questions = ['What is the primary endpoint', 'how is missing data handled?'];
  expect(besideParts(questions, ['What is the primary endpoint'])).toBe('how is missing data handled?');
  expect(besideParts(questions, questions)).toBe('');
  expect(besideParts(questions, [])).toBe('');
  expect(besideParts(questions, ['what is the primary endpoint'])).toBe('how is missing data handled?');
});

it('consists of questions only if each of its clauses begins to ask', () => {
  expect(questionsOnly('How is it stored, and does it need a fridge?')).toEqual([
    'How is it stored',
    'does it need a fridge?',
  ]);
  expect(questionsOnly('Hi, when is the next visit?')).toEqual(['Hi, when is the next visit?']);
  expect(questionsOnly('Is there a DSMB and whats their job')).toEqual(['Is there a DSMB', 'whats their job']);
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

it('asks at the end of several sentences', () => {
  const story = 'She stopped last week, do we still see her? Also do we replace her? She is well.';
  expect(endsOf(story)).toEqual(['do we still see her?', 'Also do we replace her?']);
  expect(endsOf('She stopped last week.')).toEqual([]);
});

it.each([
  ['ANC 0.9, can we give it? How old may the labs be?', ['How old may the labs be?']],
  ['Does she fast before the stress echo? how long', ['Does she fast before the stress echo?']],
  ['How often are the scans, and do they move with the cycle?', ['How often are the scans']],
  ['Do we report it, and who do we tell?', []],
  ['How is the drug stored at the site?', []],
])('of "%s", %j can be understood alone', (question, alone) => {
  expect(understoodAlone(question)).toEqual(alone);
});
