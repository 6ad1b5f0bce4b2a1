import { safetyWordsRecord } from '@trialdesk/contract/entities/safety-words';
import { findSafetyWordsConflict, toSafetyWordsForm } from './safety-words-form.ts';

const stored = safetyWordsRecord({ version: 3, changed_by: { id: 'o', name: 'Omar' } });

test('words saved by a colleague are a conflict that names what differs, and can be kept', () => {
  const mine = { ...toSafetyWordsForm(stored), version: 2, overdose: ['overdos*'] };
  expect(findSafetyWordsConflict(mine, { ...stored, overdose: [] })).toEqual({
    title: 'Omar saved newer settings',
    theirs: ['Overdose or wrong dose: None'],
    kept: { ...mine, version: 3 },
  });
});

test('there is no conflict with the version one has, nor with the same words', () => {
  const mine = { ...toSafetyWordsForm(stored), overdose: ['overdos*'] };
  expect(findSafetyWordsConflict(mine, stored)).toBeNull();
  expect(findSafetyWordsConflict({ ...toSafetyWordsForm(stored), version: 2 }, stored)).toBeNull();
});
