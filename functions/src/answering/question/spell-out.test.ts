import { spellOut } from './spell-out.ts';

it.each([
  ['gr 3 rash, hold?', 'grade 3 rash, hold?'],
  ['Do pts take it w/ water?', 'Do patients take it with water?'],
  ['whats the f/u after last dose', 'what is the follow-up after last dose'],
  ['Strat factors for rand?', 'stratification factors for randomisation?'],
  ['GP wants clarithro, ok?', 'GP wants clarithromycin, ok?'],
  ['V6 or W12 - which day?', 'visit 6 or week 12 - which day?'],
  ['BRAF V600E and HCV4b', 'BRAF V600E and HCV4b'],
])('spells out %s', (typed, full) => {
  expect(spellOut(typed)).toBe(full);
});

it('leaves words that contain a short form, and abbreviations in capitals', () => {
  expect(spellOut('Hybrid visits: is the PT/INR repeated?')).toBe('Hybrid visits: is the PT/INR repeated?');
});
