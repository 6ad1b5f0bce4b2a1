import { answerTo, FILLER, type Part } from '../../../testing/answer-to.ts';

const row = (text: string, marks: string[][]): Part => ({
  text,
  kind: 'table',
  section: ['7 Schedule'],
  context: { marks },
});

const SCREENING = ['Screening', 'Days -28 to -1'];
const WEEK_2 = ['Treatment', 'Visit 3', 'Day 14 (±3)'];
const WEEK_9 = ['Treatment', 'Visit 4', 'Day 60 (±7)'];
const EXTRA = ['Unscheduled', 'Window NA'];
const SCHEDULE = [
  row('Consent X', [SCREENING]),
  row('Vital signs X X X', [SCREENING, WEEK_2, EXTRA]),
  row('Weight X X', [WEEK_2, WEEK_9]),
];

const textsTo = async (question: string, ...protocol: Part[]) =>
  (await answerTo(question, [...protocol, ...FILLER]))?.map(({ text }) => text) ?? null;

describe('columns of the schedule', () => {
  it('give the windows of the visits, each once, after what the text says of all', async () => {
    const question = 'What are the visit windows?';
    const columns = 'Treatment (Visit 3, Day 14 (±3); Visit 4, Day 60 (±7))';
    expect(await textsTo(question, ...SCHEDULE)).toEqual([columns]);
    const text = 'The window of all visits is ±3 days unless the schedule says otherwise.';
    expect(await textsTo(question, { text, section: ['7.2 Visit windows'] }, ...SCHEDULE)).toEqual([text, columns]);
  });

  it('give no windows where their headers have none', async () => {
    expect(await textsTo('What are the visit windows?', row('Weight X', [SCREENING, EXTRA]))).toBeNull();
  });

  it('give the screening period where the text does not', async () => {
    const question = 'How long is the screening period?';
    expect(await textsTo(question, ...SCHEDULE)).toEqual(['Screening (Days -28 to -1)']);
    const text = 'The screening period is up to 21 days.';
    expect(await textsTo(question, { text, section: ['6.1 Screening period'] }, ...SCHEDULE)).toEqual([text]);
  });

  it('are quoted with the row that they are above', async () => {
    const [sentence] = (await answerTo('How long is the screening period?', [...SCHEDULE, ...FILLER])) ?? [];
    expect(sentence?.quotes.map(({ quote }) => quote)).toEqual(['Consent X']);
  });
});
