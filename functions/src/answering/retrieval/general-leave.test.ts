import { givesGeneralLeave } from './general-leave.ts';

it.each([
  'Concomitant medications may be used during the study if deemed medically indicated by the Investigator.',
  'Other classes of medications not stated in the exclusion criteria will be permitted.',
  'Any medications (other than those excluded) that are considered necessary to protect welfare may be given.',
  'Medications other than these, which are considered necessary for safety, may be given at her discretion.',
  'All treatments that the investigator considers necessary may be administered at her discretion.',
])('lets patients take what is not prohibited: %s', (sentence) => {
  expect(givesGeneralLeave(sentence)).toBe(true);
});

it.each([
  'All concomitant medications are recorded.',
  'Any change to concomitant drugs that becomes necessary is recorded.',
  'Any pain medication is permitted.',
  'If any anticancer therapy becomes necessary, the subject is withdrawn.',
])('is about something else: %s', (sentence) => {
  expect(givesGeneralLeave(sentence)).toBe(false);
});
