import { answerTo, FILLER, type Part } from '../../../testing/answer-to.ts';

const section = ['8 Assessments', '8.4 Clinical laboratory tests'];
const HEADERS = ['Haematology', 'Serum chemistry', 'Urinalysis'];

/** A row of a table whose columns are lists. */
function row(...values: string[]): Part {
  const cells = values.map((text, at) => ({ header: HEADERS[at] ?? '', text }));
  return { kind: 'table', section, text: values.join(' '), context: { caption: 'Table 7 Laboratory tests', cells } };
}

const TESTS: Part[] = [
  { text: 'The tests of Table 7 are done at the local laboratory.', section },
  row('Haemoglobin', 'Creatinine', 'Glucose'),
  row('Platelets', 'Sodium', 'Protein'),
  row('Leucocytes', 'Potassium', 'Ketones'),
  ...FILLER,
];

const textsOf = async (question: string, parts: Part[]) => (await answerTo(question, parts))?.map(({ text }) => text);

describe('a question for what a column of a table lists', () => {
  it.each(['Which urine tests are done?', 'Which urinalysis parameters are tested?'])(
    'is answered by the cells of the column with that header: %s',
    async (question) => {
      expect(await textsOf(question, TESTS)).toEqual([
        'Urinalysis: Glucose',
        'Urinalysis: Protein',
        'Urinalysis: Ketones',
      ]);
    },
  );

  it('is recognised without a plural', async () => {
    expect(await textsOf('What is on the haematology panel?', TESTS)).toEqual([
      'Haematology: Haemoglobin',
      'Haematology: Platelets',
      'Haematology: Leucocytes',
    ]);
  });

  it('is answered by a row that has the column in one cell', async () => {
    const answer = await textsOf('Which urine tests are done?', [
      row('Haemoglobin Platelets', 'Creatinine Sodium', 'Glucose Protein Ketones'),
      ...FILLER,
    ]);
    expect(answer).toEqual(['Urinalysis: Glucose Protein Ketones']);
  });

  it('is not answered by a column whose header says too little of it', async () => {
    const answer = await textsOf('Which genetic tests of relatives are done beside urine tests?', TESTS);
    expect(answer ?? []).not.toContain('Urinalysis: Glucose');
  });
});
