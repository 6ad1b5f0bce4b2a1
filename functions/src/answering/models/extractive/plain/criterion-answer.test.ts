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

describe('a limit for somebody who wants to join', () => {
  const named = '[30b] Glycosylated hemoglobin (A1C).';
  const limit = 'Patients will be excluded if levels are >9.5%.';
  const whole = { text: `${named} Required only with diabetes mellitus. ${limit}`, kind: 'list', section } as const;

  it('comes with the sentences of its criterion before it', async () => {
    const lines = await answerTo('HbA1c cut-off for getting in?', [
      { ...whole, section: [...section] },
      ...criteria(MALIGNANCY, HEART),
      ...FILLER,
    ]);
    expect(lines?.map(({ text }) => text)).toEqual([named, 'Required only with diabetes mellitus.', limit]);
  });

  it('comes with the lead-in of a long list', async () => {
    const leadIn = 'Patients will be excluded for any of the following reasons:';
    const items = criteria(...Array.from({ length: 90 }, (_, at) => `Reason ${at} of the sponsor.`), HEART);
    const listed = items.map((item): Part => ({ ...item, context: { leadIn: [leadIn] } }));
    const lines = await answerTo('valvular heart disease - excluded?', [{ text: leadIn, section }, ...listed]);
    expect(lines?.map(({ text }) => text)).toEqual([leadIn, HEART]);
  });
});
