import { definitionAsked } from './definition.ts';

it.each([
  ['how is clinical response defined?', 'clinical response'],
  ['how do we define treatment failure in this study?', 'treatment failure'],
  ['what is the definition of a relapse?', 'relapse'],
  ['define study completion', 'study completion'],
  ['what counts as a missed visit', 'missed visit'],
  ['what exactly does dlt mean', 'dlt'],
  ['what is clinical remission?', 'clinical remission'],
])('asks for a definition: %s', (question, subject) => {
  expect(definitionAsked(question)).toBe(subject);
});

it.each([
  'what is the dose?',
  'what is my patient to do?',
  'how is the drug stored?',
  'what happens at visit 6?',
  'what is clinical response at week 8 in patients who were on placebo before?',
])('asks for something else: %s', (question) => {
  expect(definitionAsked(question)).toBeNull();
});
