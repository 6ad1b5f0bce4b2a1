import type { ReceivedAnswer } from '@trialdesk/contract/replies/received-answers';
import { likelyToApply, rankAnswers } from './rank-answers.ts';

function received(query_id: string, { title, question, text }: Record<'title' | 'question' | 'text', string>) {
  const answer = { text, citations: [], sent_at: '2026-03-05T14:30:00.000Z' };
  return { request_id: `of ${query_id}`, query_id, title, question, answer } satisfies ReceivedAnswer;
}

const LATE = received('late', {
  title: 'Missed the week 4 visit',
  question: 'A participant missed the week 4 visit by three days. May the dose still be given?',
  text: 'Yes. Visits may be held up to five days late.',
});
const STORAGE = received('storage', {
  title: 'Fridge alarm',
  question: 'The fridge was at 11 °C for two hours overnight. Is the study drug still usable?',
  text: 'Quarantine the kits and send the temperature log to the depot.',
});
const BLOOD = received('blood', {
  title: 'Serum tubes',
  question: 'Which tubes are used for the pharmacokinetic samples?',
  text: 'Two lithium heparin tubes of 4 mL each.',
});
const ALL = [LATE, STORAGE, BLOOD];

async function offered(title: string, question: string): Promise<string[]> {
  return (await likelyToApply({ title, question }, ALL)).map(({ query_id }) => query_id);
}

test.each([
  ['Visit missed', 'Our patient missed visit week 4, do we still dose?', ['late']],
  ['Fridge alarm', 'Fridge was too warm overnight, can we use the drug?', ['storage']],
  ['PK sample tubes', '', ['blood']],
  ['Lithium heparin tubes', 'Do we need both tubes?', ['blood']],
])('"%s" with "%s" is offered %j', async (title, question, expected) => {
  expect(await offered(title, question)).toEqual(expected);
});

test.each([
  ['Unblinding', 'Who may break the code out of hours?'],
  ['Visit', ''],
  ['', 'What about the study?'],
  ['the', 'and of'],
])('"%s" with "%s" is offered nothing', async (title, question) => {
  expect(await offered(title, question)).toEqual([]);
});

test('without received answers there is nothing to offer', async () => {
  expect(await likelyToApply({ title: LATE.title, question: LATE.question }, [])).toEqual([]);
});

test('who looks gets what is related too, best first, and sees nothing that shares no word', async () => {
  const ranked = await rankAnswers({ title: '', question: 'Where is the depot?' }, ALL);
  expect(ranked.map(({ answer }) => answer.query_id)).toEqual(['storage']);
  const typed = { title: 'Fridge alarm', question: 'Fridge was too warm overnight, can we use the drug or the tubes?' };
  expect((await rankAnswers(typed, ALL)).map(({ answer, isClose }) => ({ id: answer.query_id, isClose }))).toEqual([
    { id: 'storage', isClose: true },
    { id: 'blood', isClose: false },
  ]);
});

test('who looks gets answers to questions for the same field, however they were worded', async () => {
  const people = received('people', {
    title: 'R&D form',
    question: 'How many people will take part?',
    text: 'About 300.',
  });
  const typed = { title: 'Total enrolment', question: 'planned N, all sites together?' };
  expect((await rankAnswers(typed, [...ALL, people])).map(({ answer }) => answer.query_id)).toEqual(['people']);
  expect(await likelyToApply(typed, [...ALL, people])).toEqual([]);
});

test('who looks for a class of medicines gets answers on a medicine of the class', async () => {
  const risperidone = received('risperidone', {
    title: 'Risperidone added',
    question: 'His doctor has put him on risperidone. Does he go on?',
    text: 'Report it and keep him in the study.',
  });
  const ranked = await rankAnswers({ title: '', question: 'May he take an antipsychotic?' }, [...ALL, risperidone]);
  expect(ranked.map(({ answer }) => answer.query_id)).toEqual(['risperidone']);
});

test.each([
  ['Can we enrol him if Jardiance was stopped last month?', 'by a brand of the same medicine'],
  ['May a randomised patient take commercial Forxiga?', 'by another medicine of the class'],
])('who asks "%s" gets an answer on empagliflozin, %s', async (question) => {
  const empagliflozin = received('empagliflozin', {
    title: 'Previous empagliflozin',
    question: 'How long must somebody be off empagliflozin first?',
    text: 'Eight weeks.',
  });
  const [first] = await rankAnswers({ title: '', question }, [...ALL, empagliflozin]);
  expect(first?.answer.query_id).toBe('empagliflozin');
});

test('of answers that share as many words with a story, the first is the one whose whole question is in it', async () => {
  const part = received('part', {
    title: 'Holiday abroad',
    question: 'Is it allowed to switch to the mobile nurse service of another country during a holiday abroad?',
    text: 'No.',
  });
  const whole = received('whole', { title: 'Holiday', question: 'Which visits may be skipped?', text: 'None.' });
  const typed = {
    title: 'Going away',
    question: 'She is on holiday for three weeks, has no side effects and feels well. Which visits may she skip?',
  };
  const ranked = await rankAnswers(typed, [part, ...ALL, whole]);
  expect(ranked[0]?.answer.query_id).toBe('whole');
});
