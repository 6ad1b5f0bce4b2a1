import { makeDocument } from '../../testing/make-scope.ts';
import { speaksOfSubjects } from './asked-subjects.ts';

function speaks(question: string, text: string, section: string[] = []): boolean {
  const document = makeDocument('Protocol.pdf', [{ text, section }]);
  return document.file.passages.some((passage) => {
    const found = { key: passage.id, document, passage, score: 1, sentences: [] };
    return speaksOfSubjects(question, [{ found, sentence: text }]);
  });
}

it.each([
  ['Is it taken with food?', 'Take the tablet after a meal.', 'Avoid grapefruit with the tablet.'],
  ['Which needle gauge do we use?', 'Use a 25 G needle.', 'The syringe has a needle.'],
  ['What kind of tube for the PK sample?', 'Draw 4 mL into an EDTA tube.', 'Draw 4 mL before the dose.'],
  ['When may she give blood again?', 'Blood donation is allowed 90 days later.', 'Blood is drawn 90 days later.'],
  ['What do the tablets look like?', 'Green, film-coated tablets.', 'Tablets of 5 mg and 10 mg.'],
  ['May he drive?', 'Driving is not restricted.', 'Exercise is not restricted.'],
])('an answer to "%s" speaks of its subject', (question, answer, other) => {
  expect(speaks(question, answer)).toBe(true);
  expect(speaks(question, other)).toBe(false);
});

it('looks for the subject also in the heading, and only if the question has one', () => {
  expect(speaks('Is it taken with food?', 'There are no restrictions.', ['6.3 Meals'])).toBe(true);
  expect(speaks('How fast is it infused?', 'Over 60 minutes.')).toBe(true);
});
