import { answerTo, FILLER, type Part } from '../../../testing/answer-to.ts';

const section = ['6 Treatment', '6.4 Dose modification'];

function row(cells: [header: string, value: string][]): Part {
  const text = cells.map(([, value]) => value).join(' ');
  return {
    kind: 'table',
    section,
    text,
    context: { cells: cells.map(([header, value]) => ({ header, text: value })) },
  };
}

function change(toxicity: string, grade: string, action: string): Part {
  return row([
    ['Toxicity', toxicity],
    ['CTCAE grade', grade],
    ['Dose of study drug', action],
  ]);
}

const TABLE: Part[] = [
  { text: 'The dose is reduced for toxicity as in the table.', section },
  change('Rash', 'Grade 2', 'No change'),
  change('Rash', 'Grade 3', 'Reduce to 100 mg'),
  change('Diarrhoea', 'Grade 3', 'Hold until resolved'),
  change('Diarrhoea', 'Grade 4', 'Discontinue'),
  ...FILLER,
];

describe('a question that names a grade', () => {
  it.each([
    ['What dose do they get after a grade 3 rash?', 'Reduce to 100 mg'],
    ['Grade 3 diarrhoea, what now?', 'Hold until resolved'],
    ['How is the dose changed for grade 4 diarrhoea?', 'Discontinue'],
  ])('is answered by the row of the grade and toxicity: %s', async (question, action) => {
    const answer = await answerTo(question, TABLE);
    expect(answer).toHaveLength(1);
    expect(answer?.[0]?.text).toContain(action);
  });

  it('is answered by all cases of it in a table with a column of grades', async () => {
    const reaction = (grade: string, action: string): Part => {
      const part = row([
        ['Grade', grade],
        ['Now', action],
      ]);
      return { ...part, context: { ...part.context, caption: 'Table 7. Infusion reactions' } };
    };
    const table: Part[] = [
      reaction('1', 'Slow the infusion.'),
      reaction('2', 'Stop the infusion, then restart at half the rate.'),
      reaction('2, second time on one day', 'Do not restart. As for Grade 3.'),
      reaction('3 or 4', 'Stop for good.'),
      change('Rash', '2', 'Restart at the same dose.'),
      ...FILLER,
    ];
    const linesTo = async (question: string) => (await answerTo(question, table))?.map(({ text }) => text) ?? [];
    expect(await linesTo('He had a grade 2 infusion reaction, can we restart?')).toEqual([
      expect.stringContaining('half the rate'),
      expect.stringContaining('second time'),
    ]);
    expect(await linesTo('What about a grade 4 infusion reaction?')).toEqual([
      expect.stringContaining('Stop for good'),
    ]);
    expect(await linesTo('Grade 2 rash, now what?')).toEqual([expect.stringContaining('same dose')]);
  });

  it('is answered by the row, however long, also in a story of one graded event', async () => {
    const treat = (grade: string, action: string): Part => {
      const part = row([
        ['Grade', grade],
        ['Treatment', action],
      ]);
      return { ...part, context: { ...part.context, caption: 'Table 7. Infusion reactions' } };
    };
    const first = 'Stop the infusion and give fluids, a histamine blocker and an antipyretic. '.repeat(6);
    const table = [
      treat('1', 'Slow the infusion.'),
      treat('2', `${first}If it happens again in spite of premedication, stop the drug for good.`),
      treat('3 or 4', 'Do not restart.'),
      ...FILLER,
    ];
    const story =
      'A patient had a grade 2 infusion reaction in cycle 1, was given premedication, and now has a second grade 2 infusion reaction in cycle 2. Can treatment go on?';
    const answer = await answerTo(story, table);
    expect(answer?.map(({ text }) => text).join(' ')).toContain('stop the drug for good');
    expect(answer?.map(({ text }) => text).join(' ')).not.toMatch(/Slow|Do not restart/u);
  });

  it('is not answered by a row that excepts the toxicity, and is by the kind of toxicity', async () => {
    const table = [
      change('Non-hematologic toxicity (except diarrhoea)', 'Grade 2', 'Hold for seven days'),
      change('Diarrhoea', 'Grade 2', 'Hold until Grade 1'),
      change('Hematologic toxicity', 'Grade 3', 'Hold until Grade 2'),
      change('Non-hematologic toxicity', 'Grade 3', 'Reduce to 50 mg'),
      ...FILLER,
    ];
    const actions = async (question: string) => (await answerTo(question, table))?.map(({ text }) => text) ?? [];
    expect(await actions('Grade 2 diarrhoea, what do we do?')).toEqual([expect.stringContaining('until Grade 1')]);
    expect(await actions('Grade 3 neutropenia, dose?')).toEqual([expect.stringContaining('until Grade 2')]);
  });

  it('is not answered by a row of another grade or toxicity', async () => {
    const answer = await answerTo('What dose after grade 3 anaemia?', TABLE);
    expect(answer?.map(({ text }) => text).join(' ') ?? '').not.toContain('100 mg');
  });
});
