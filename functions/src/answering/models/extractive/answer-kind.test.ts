import { answerPattern } from './answer-kind.ts';

describe('answerPattern', () => {
  it.each([
    ['How long do we observe her?', 'for at least 2 hours', 'under supervision'],
    ['How soon is it reported?', 'immediately, by telephone', 'by telephone'],
    ['At what temperature is it kept?', 'at 2 to 8 °C', 'in its carton'],
    ['Which visit is the biopsy at?', 'at Visit 4', 'after consent'],
    ['What is the phone number of the monitor?', 'call +1 555 010 9999', 'call the monitor'],
    ['What is the phone number of the monitor?', 'fax 020 7946 0958', 'see Sections 3.9.3.4.2 and 10.1.6.2.11'],
    ['How many hours at room temperature are allowed?', 'for up to 4 hours', 'at 2 °C to 8 °C'],
    ['How many kits are sent?', 'four kits', 'the kits'],
    ['On which day does the dose go up?', 'on Day 29', 'for 40 days'],
    ['How is the drug supplied?', 'as 10 mg capsules', 'by the sponsor'],
    ['What do the tablets come in?', 'bottles of 30', 'in sufficient numbers'],
    ['How old may the baseline scan be?', 'done within 28 days before Day 1', 'done every 28 days'],
    ['Until what time on a Friday are samples collected?', 'Monday to Friday until 5 p.m.', 'frozen, on dry ice'],
    ['ECG from 3 days ago, can we use it?', 'not older than 7 days', 'for 7 days'],
  ])('recognises an answer to "%s"', (question, answer, other) => {
    expect(answerPattern(question)?.test(answer)).toBe(true);
    expect(answerPattern(question)?.test(other)).toBe(false);
  });

  it('returns null when the question implies no kind', () => {
    expect(answerPattern('May the patient take part?')).toBeNull();
    expect(answerPattern('What counts as high volume disease?')).toBeNull();
    expect(answerPattern('How old may the patient be?')).toBeNull();
  });

  it('asks for a time of day only where one is meant', () => {
    const clock = answerPattern('Until what time on a Friday are samples collected?');
    for (const other of [
      'Within what time must SAEs be reported?',
      'At what time points is blood taken?',
      'What time after dosing is blood drawn?',
      'What is the contact number outside office hours?',
    ])
      expect(answerPattern(other)?.source).not.toBe(clock?.source);
    for (const no of ['a body surface of 1.73 m2', '0.25 mg']) expect(clock?.test(no)).toBe(false);
  });
});
