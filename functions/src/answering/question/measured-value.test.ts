import { gradeOf, measuredValueIn } from './measured-value.ts';

function valueOf(question: string) {
  const measured = measuredValueIn(question);
  return measured && { value: Number(measured.value.toFixed(6)), isMultiple: measured.isMultiple };
}

describe('the measured value of a question', () => {
  it.each([
    ['ANC 0.9 this morning, give or hold?', 0.9],
    ['neuts 450 today', 0.45],
    ['ANC 0,9 today', 0.9],
    ['plts came back at 28,000', 28],
    ['Platelets were 40k at V7', 40],
    ['Neutrophils are 1.2 × 10^9/L', 1.2],
    ['hb of 79 g/L on day 15', 7.9],
    ['Her ejection fraction dropped to 38%.', 38],
    ['egfr came back at 25', 25],
    ['QTcF 510 ms', 510],
  ])('is read in one scale: %s', (question, value) => {
    expect(valueOf(question)).toEqual({ value, isMultiple: false });
  });

  it.each([
    ['ALT 6x ULN', 6],
    ['an ALT of 4 times the upper limit, bilirubin normal', 4],
    ['bili 2.5 x uln', 2.5],
  ])('may be a multiple of the upper limit: %s', (question, value) => {
    expect(valueOf(question)).toEqual({ value, isMultiple: true });
  });

  it.each([
    ['platelets at week 4?'],
    ['ALT high for 3 days'],
    ['anc gr 3 again'],
    ['Is the EGFR status 2 needed?'],
    ['Hb low, 200 mg given'],
    ['ALT on 12/03'],
    ['Which bloods are taken?'],
    ['ALT is 3 times her baseline'],
    ['eGFR is down 30% from baseline'],
  ])('is none that is a time, a grade, a dose or a share of the first value: %s', (question) => {
    expect(measuredValueIn(question)).toBeNull();
  });
});

describe('the grade of a value', () => {
  const grade = (question: string) => {
    const measured = measuredValueIn(question);
    return measured && gradeOf(measured);
  };

  it.each([
    ['platelets 40', 3],
    ['platelets 50', 2],
    ['ANC 0.4', 4],
    ['Hb 7.5', 3],
    ['ALT 5x ULN', 2],
    ['ALT 5.1x ULN', 3],
    ['QTc 510', 3],
  ])('is that of the common criteria: %s', (question, expected) => {
    expect(grade(question)).toBe(expected);
  });

  it.each([['platelets 200'], ['ALT 300'], ['LVEF 38%']])('is none within or without limits: %s', (question) => {
    expect(grade(question)).toBeNull();
  });
});
