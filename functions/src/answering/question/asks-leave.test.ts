import { medicineAsked, medicineInStory } from './asks-leave.ts';

it.each([
  ['is ibuprofen allowed?', 'ibuprofen'],
  ['can he take omeprazole in the evening?', 'omeprazole'],
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
  ['she takes ibuprofen. how often is her blood drawn?', undefined],
])('is what a story ends with: %s', (story, name) => {
  expect(medicineInStory(story)?.name).toBe(name);
});
