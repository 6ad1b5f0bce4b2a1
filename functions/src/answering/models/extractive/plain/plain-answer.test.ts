import type { Passage } from '../../../../ingestion/passages/passage.ts';
import { findFacts } from '../../../../ingestion/facts/find-facts.ts';
import { findPassages } from '../../../retrieval/find-passages.ts';
import { makeDocument } from '../../../testing/make-scope.ts';
import { plainAnswer } from './plain-answer.ts';

type Part = Partial<Passage> & { text: string };

/** The texts and quotes of the answer to a question about these passages. */
async function answerTo(question: string, ...protocols: Part[][]) {
  const documents = protocols.map((parts, at) => {
    const document = makeDocument(`Protocol ${at + 1}.pdf`, parts);
    document.file.facts = findFacts(document.file.passages);
    return document;
  });
  const asked = { title: '', question, earlier: [] };
  const { statements } = await findPassages({ asked, documents, budget: 30_000 });
  return plainAnswer(question, statements)?.sentences ?? null;
}

const SYNOPSIS = { section: ['Synopsis'], kind: 'table' } satisfies Partial<Passage>;
const FILLER: Part[] = Array.from({ length: 8 }, (_, at) => ({
  text: `The site keeps note ${at} of each contact with a participant of the study.`,
  section: ['8 Study procedures'],
}));

describe('a value', () => {
  it('is the labelled row of the synopsis rather than a sentence that shares words', async () => {
    const answer = await answerTo('How many participants will be randomised?', [
      { ...SYNOPSIS, text: 'Number of participants About 400 randomised' },
      { text: 'Randomised participants get a card with 24 numbers.', section: ['6.4 Randomisation'] },
      ...FILLER,
    ]);
    expect(answer?.map(({ text }) => text)).toEqual(['Number of participants About 400 randomised']);
  });

  it('is none when no statement has what one contains', async () => {
    const handling = { text: 'Storage is described in the pharmacy guide.', section: ['6.10 Storage'] };
    expect(await answerTo('How is the study drug stored?', [handling, ...FILLER])).toBeNull();
    const stored = { text: 'Vials are stored at 2 °C to 8 °C.', section: ['6.10 Storage'] };
    expect(await answerTo('How is the study drug stored?', [handling, stored, ...FILLER])).toHaveLength(1);
  });
});

describe('a list', () => {
  const section = ['5 Population', '5.1 Inclusion criteria'];
  const list: Part[] = [
    { text: 'A person may join if:', section },
    { text: '1. Is an adult.', kind: 'list', section },
    { text: '2. Has given consent.', kind: 'list', section },
    { text: '1. Is pregnant.', kind: 'list', section: ['5 Population', '5.2 Exclusion criteria'] },
    { text: '2. Is in another study.', kind: 'list', section: ['5 Population', '5.2 Exclusion criteria'] },
  ];

  it('has its lead-in and all of its items in order, and no others', async () => {
    const answer = await answerTo('What are the inclusion criteria?', [...list, ...FILLER]);
    expect(answer?.map(({ text }) => text)).toEqual(['A person may join if:', 'Is an adult.', 'Has given consent.']);
  });

  it('is the part of a shared section that belongs to the rank asked for', async () => {
    const shared = { section: ['2 Objectives and endpoints'], kind: 'table' } satisfies Partial<Passage>;
    const rows: Part[] = [
      { ...shared, text: 'Primary' },
      { ...shared, text: 'To show superiority Change in pain' },
      { ...shared, text: 'Key secondary' },
      { ...shared, text: 'To compare sleep Change in sleep' },
    ];
    const answer = await answerTo('What are the secondary objectives?', [...rows, ...FILLER]);
    expect(answer?.map(({ text }) => text)).toEqual(['Key secondary', 'To compare sleep Change in sleep']);
  });
});

describe('the schedule', () => {
  const row = (text: string, marks: string[][]): Part => ({
    text,
    kind: 'table',
    section: ['7 Schedule'],
    context: { marks },
  });
  const schedule = [
    row('12-lead ECG4 X X', [
      ['Visit 1', 'Day -7'],
      ['Visit 6', 'Day 29'],
    ]),
    row('Vital signs X', [['Visit 6', 'Day 29']]),
    row('Urine drug screen X', [['Visit 1', 'Day -7']]),
  ];

  it('gives the visits of an activity, footnotes set against its name or not', async () => {
    const answer = await answerTo('Which visits need an ECG?', [...schedule, ...FILLER]);
    expect(answer?.map(({ text }) => text)).toEqual([
      '12-lead ECG4 X X (marked under: Visit 1, Day -7; Visit 6, Day 29)',
    ]);
  });

  it('mixes no rows of two protocols', async () => {
    const other = [row('Vital signs and weight X', [['Visit 6', 'Day 43']]), ...FILLER];
    const answer = await answerTo('What happens at visit 6?', [...schedule, ...FILLER], other);
    expect(answer?.map(({ text }) => text)).toEqual(['12-lead ECG4', 'Vital signs']);
  });

  it('gives the activities of a visit by name', async () => {
    const answer = await answerTo('What happens at visit 6?', [...schedule, ...FILLER]);
    expect(answer?.map(({ text }) => text)).toEqual(['12-lead ECG4', 'Vital signs']);
    expect(answer?.map(({ quotes }) => quotes[0]?.quote)).toEqual(['12-lead ECG4 X X', 'Vital signs X']);
  });

  it('gives the time of a visit, and none for a visit it does not have', async () => {
    const answer = await answerTo('When is visit 6?', [...schedule, ...FILLER]);
    expect(answer?.map(({ text }) => text)).toEqual(['Visit 6, Day 29']);
    expect(await answerTo('When is visit 16?', [...schedule, ...FILLER])).toBeNull();
  });
});

it('gives the cell of a table whose row and headers cover the question', async () => {
  const cells = [
    { header: 'Component', text: 'Irinotecan' },
    { header: 'Dose level -2', text: '120 mg/m2' },
  ];
  const table: Part = { text: 'Irinotecan 120 mg/m2', kind: 'table', section: ['7.2 Doses'], context: { cells } };
  const answer = await answerTo('Irinotecan at level -2?', [table, ...FILLER]);
  expect(answer?.map(({ text }) => text)).toEqual(['Component: Irinotecan; Dose level -2: 120 mg/m2']);
  expect(await answerTo('Cisplatin at level -2?', [table, ...FILLER])).toBeNull();
});
