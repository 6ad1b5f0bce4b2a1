import { answeringSubjects, firstSubjects, readSubjects, subjectsOf, subjectsOfRest } from './subjects.ts';

describe.each(readSubjects())('$name', ({ asks, speaks, example }) => {
  it(`is what "${example.question}" asks for`, () => {
    expect(asks.test(example.question)).toBe(true);
  });

  it(`is spoken of by "${example.answer}", not by "${example.other}"`, () => {
    expect(speaks.test(example.answer)).toBe(true);
    expect(speaks.test(example.other)).toBe(false);
  });
});

it('has another subject in each row', () => {
  const names = readSubjects().map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

it('is none of a long story', () => {
  const story = 'She came to the clinic with her sister and sat down. ';
  expect(subjectsOf(`${story.repeat(10)}Is grapefruit allowed?`).map(({ name }) => name)).toEqual(['grapefruit']);
  expect(subjectsOf(`${story.repeat(20)}Is grapefruit allowed?`)).toEqual([]);
});

it.each([
  ['How many patients are randomised?', []],
  ['What is the standard deviation of the change?', []],
  ['Is this an open-label study?', []],
  ['Which study arms are there?', []],
  ['How often do we monitor weight?', []],
  ['When must the medical monitor be contacted?', []],
  ['Please give me the name and number of our monitor.', []],
  ['How many days must he wear the Holter monitor?', []],
  ['His wife got pregnant though they used condoms. What do we do?', []],
  ['Are grapefruit and vaccines allowed?', ['grapefruit', 'vaccines']],
])('finds in "%s" %j', (question, names) => {
  expect(subjectsOf(question).map(({ name }) => name)).toEqual(names);
  expect(answeringSubjects(question)).toEqual([]);
});

it('is what its questions name, beside what a story has words of', () => {
  const story = 'The system is down and he sits here fasted. How long after randomisation is the first dose?';
  expect(subjectsOf(story).map(({ name }) => name)).toEqual(['first dose after randomisation']);
  const ofStory = 'He sits here fasted. What do we do?';
  expect(subjectsOf(ofStory).map(({ name }) => name)).toEqual(['food with the drug']);
  const about = 'He threw up the dose. Does he take it with food?';
  expect(subjectsOf(about).map(({ name }) => name)).toEqual(['food with the drug', 'vomited dose']);
});

it('is, of the rest of a question, what it names, or what the whole names besides if it refers back', () => {
  const restOf = (rest: string, question: string, part: string) =>
    subjectsOfRest(rest, { question, parts: [part] }).map(({ name }) => name);
  const rescue = 'Which rescue medication is allowed';
  expect(restOf('can they donate blood?', `${rescue}, and can they donate blood?`, rescue)).toEqual(['giving blood']);
  const stored = 'How long are samples kept';
  const withdrawn = 'what happens to those if he withdraws his consent?';
  expect(restOf(withdrawn, `${stored}, and ${withdrawn}`, stored)).toEqual(['data after withdrawal']);
  expect(restOf('how is it kept?', 'Who is blinded, and how is it kept?', 'Who is blinded')).toEqual([]);
});

it('answers with the sentences on several subjects if each would answer alone, and before fields if each would', () => {
  const namesOf = (question: string) =>
    [answeringSubjects, firstSubjects].map((of) => of(question).map(({ name }) => name));
  const destroyed = 'Can we destroy returned drug?';
  const tooLow = 'What compliance is too low?';
  expect(namesOf(`${destroyed} ${tooLow}`)).toEqual([['destroying the drug', 'compliance cut-off'], []]);
  expect(namesOf(tooLow)).toEqual([['compliance cut-off'], ['compliance cut-off']]);
  expect(namesOf(`${tooLow} Are vaccines allowed?`)).toEqual([[], []]);
});

it.each([
  ['positive preg test today what do i do first', ['positive pregnancy test']],
  ['threw up right after the capsules', ['vomited dose']],
  ['Patient had a grade 2 infusion reaction, can we restart?', []],
  ['do questionaires have to be done before they see the doctor', ['questionnaires first']],
  ['how long before?', []],
  ['What is the phase of the trial?', []],
])('knows by its wording that "%s" is about %j', (question, names) => {
  expect(subjectsOf(question).map(({ name }) => name)).toEqual(names);
});

it('is what one of several questions is surely about', () => {
  const question = 'What is the phase of the trial, and does the CRA go through all of our source notes?';
  expect(subjectsOf(question).map(({ name }) => name)).toEqual(['source data verification']);
});
