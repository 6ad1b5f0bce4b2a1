import { visitOffSchedule } from './off-visit.ts';

describe('the visit that is not held as planned', () => {
  it.each([
    ['my patient missed the week 4 visit by three days, may i still dose?', 'week 4'],
    ['visit 8 will be 5 days late, is that ok?', 'visit 8'],
    ['v10 lands on a public holiday, how far can we shift it?', 'visit 10'],
    ['pt came in on day 33 for visit 6, is this a deviation?', 'visit 6'],
    ['can she be seen for the i-8 visit outside the window?', 'i-8'],
    ['c3d1 falls on a holiday, can we move it?', 'c3d1'],
    ['cycle 3 day 1 will be 2 days late because of a public holiday, is that ok?', 'c3d1'],
    ['can visit 9 be done 4 days later?', 'visit 9'],
    ['she could not come for her week 8 visit, can we still give her study drug?', 'week 8'],
  ])('is found: %s', (question, visit) => expect(visitOffSchedule(question)).toBe(visit));

  it.each([
    'what happens if a visit is missed?',
    'which assessments are done at week 4?',
    'missed dose at week 4, what now?',
    'patient is late with the pk sample at week 4, is that a deviation?',
    'the ecg at visit 5 was done 2 days late',
    'alt was 430 at v7, we redrew it 2 days later and it has come down 5%, stay on or stop?',
    'the week 8 infusion was 5 days late',
    'grade 2 rash at week 4, can we delay the dose?',
  ])('is none: %s', (question) => expect(visitOffSchedule(question)).toBeNull());
});
