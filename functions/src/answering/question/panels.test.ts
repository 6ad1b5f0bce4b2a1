import { activitiesOfKind, activitiesWith } from './panels.ts';

it.each([
  ['blood pressure', ['vital signs']],
  ['Pulse', ['vital signs']],
  ['the ALT', expect.arrayContaining(['clinical chemistry', 'laboratory'])],
  ['platelets', expect.arrayContaining(['hematology'])],
])('knows what %s is measured with', (measured, activities) => {
  expect(activitiesWith(measured)).toEqual(activities);
});

it.each(['blood pressure at home', 'blood', 'tumour response', ''])('knows nothing that %j is part of', (measured) => {
  expect(activitiesWith(measured)).toEqual([]);
});

it('knows the activities of a kind', () => {
  expect(activitiesOfKind('questionnaires')).toEqual(expect.arrayContaining(['eq-5d', 'sf-36']));
  expect(activitiesOfKind('questionnaires on sleep')).toEqual([]);
});
