import { answerTo, FILLER, type Part } from '../../../testing/answer-to.ts';

const section = ['5 Population', '5.2 Exclusion criteria'];
const criteria = (...texts: string[]): Part[] =>
  texts.map((text, at) => ({ text: `${at + 1}. ${text}`, kind: 'list', section }));

const AUTOIMMUNE = 'Has active autoimmune disease that required systemic treatment in the past 2 years.';
const MALIGNANCY = 'History of malignancy within 10 years before screening.';
const HEART = 'Uncorrected valvular heart disease.';
const COUNT = 'White blood cell count below 3.0 × 109/L.';
const BREAST = 'Is pregnant or breast-feeding.';
const PROTOCOL = [...criteria(AUTOIMMUNE, MALIGNANCY, HEART, COUNT, BREAST), ...FILLER];

const linesTo = async (question: string) => (await answerTo(question, PROTOCOL))?.map(({ text }) => text) ?? [];

describe('whether somebody with an illness may join', () => {
  it.each([
    ['Patient with rheumatoid arthritis, can she join?', AUTOIMMUNE],
    ['psoriasis - is that excluded?', AUTOIMMUNE],
    ['melanoma 6 y ago, all clear since. eligible?', MALIGNANCY],
    ['She had breast cancer, can she enter?', MALIGNANCY],
    ['she is breastfeeding, can she join?', BREAST],
  ])('is answered by the criterion on what kind of illness it is: %s', async (question, criterion) => {
    expect(await linesTo(question)).toContain(criterion);
    expect(await linesTo(question)).not.toContain(HEART);
  });

  it.each(['gout - is that excluded?', 'BP 185/100 at screening, ok?'])(
    'is not answered by a criterion that has one common word of it: %s',
    async (question) => {
      const lines = await linesTo(question);
      for (const other of [AUTOIMMUNE, HEART, COUNT]) expect(lines).not.toContain(other);
    },
  );
});
