import { medicineAsked, medicineInStory } from './asks-leave.ts';

it.each([
  ['is ibuprofen allowed?', 'ibuprofen'],
  ['can he take omeprazole in the evening?', 'omeprazole'],
  ['she is on omeprazole daily, is that ok or must it stop before day 1?', 'omeprazole'],
  ['pt taking turmeric capsules, need to stop', 'turmeric'],
  ['how many days before the visit is ibuprofen stopped?', undefined],
  ['how long is ibuprofen stored?', undefined],
  ['is the blood pressure measured?', undefined],
])('asks whether a medicine may be taken: %s', (question, name) => {
  expect(medicineAsked(question)?.name).toBe(name);
});

it.each([
  ['her gp started clarithromycin for a chest infection last week. can she stay on the drug?', 'clarithromycin'],
  [
    'he was on verapamil, and his gp swapped it for amlodipine. what is the shortest gap before he can enter?',
    undefined,
  ],
  ['he has had a stable dose of sertraline for years and it was doubled. is that allowed?', 'sertraline'],
  ['she takes ibuprofen. how often is her blood drawn?', undefined],
])('is what a story ends with: %s', (story, name) => {
  expect(medicineInStory(story)?.name).toBe(name);
});
