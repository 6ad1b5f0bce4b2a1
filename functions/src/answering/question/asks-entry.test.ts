import { entryAsked, entryInStory } from './asks-entry.ts';

it.each([
  ['can she enter with well-controlled asthma?', 'well-controlled asthma'],
  ['pt had heart attack 4 mths ago, exclusion or not??', 'heart attack'],
  ['what is the exclusion list?', null],
  ['can she be screened again?', null],
  ['how many patients with asthma are planned to be enrolled?', null],
  ['what is the target enrolment?', null],
  ['how many days before the first dose can screening start?', null],
  ['how long before the first dose is aspirin allowed?', 'aspirin'],
  ['how often is her blood drawn?', null],
])('asks whether one with it may take part: %s', (question, subject) => {
  expect(entryAsked(question)).toBe(subject);
});

it.each([
  ['a candidate had a heart attack five months ago and is stable. does his history exclude him?', 'heart attack'],
  ['he has well-controlled hiv on antiretrovirals and a stable job. is he eligible?', 'well-controlled hiv'],
  ['she has been tired since her visit. how often is her blood drawn?', null],
  ['she was tired after her visit. is she eligible?', null],
])('is what a story ends with: %s', (story, subject) => {
  expect(entryInStory(story)).toBe(subject);
});
