import { ListedSections } from './listed-sections.ts';
import { readHeading } from './section-path.ts';

const CONTENTS = [
  'SYNOPSIS .......... 2',
  '1.',
  'Introduction .......... 5',
  '1.1 Background of the disease and its',
  'treatment .......... 6',
  '2.0 Objectives .......... 8',
  '3 Design .......... 9',
  '4 Population .......... 10',
  '5 Treatment .......... 12',
  '5.1 Dose .......... 12',
  '6. D a t a a n d r e c o r d s .......... 14',
  '7 References .......... 20',
];

const listed = new ListedSections(CONTENTS);
const heading = (text: string) => {
  const read = readHeading(text);
  if (!read) throw new Error('not a heading');
  return read;
};

it.each([
  '1 Introduction',
  '1.1 Background of the disease and its treatment',
  '2.0 OBJECTIVES',
  '5.1. Dose',
  '6 Data and records',
])('lists "%s"', (text) => {
  expect(listed.has(heading(text))).toBe(true);
});

it.each(['1 Inclusion of patients', '3.1 Arms', '8 Weight is measured too'])('does not list "%s"', (text) => {
  expect(listed.has(heading(text))).toBe(false);
});

it('decides where it lists sections, not below them', () => {
  expect(listed.covers(heading('8 Weight is measured too'))).toBe(true);
  expect(listed.covers(heading('5.2 Duration'))).toBe(true);
  expect(listed.covers(heading('3.1 Arms'))).toBe(false);
});

it('does not decide beyond its last entry when its end is missing, or without contents', () => {
  const cut = new ListedSections(CONTENTS.slice(0, -1));
  expect(cut.covers(heading('7 References'))).toBe(false);
  expect(cut.covers(heading('4 Other'))).toBe(true);
  expect(new ListedSections(['1 Introduction .... 2']).covers(heading('1 Introduction'))).toBe(false);
});

it('knows chapters without a number', () => {
  expect(listed.hasChapter('SYNOPSIS')).toBe(true);
  expect(listed.hasChapter('SUMMARY')).toBe(false);
});
