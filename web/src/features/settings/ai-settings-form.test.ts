import { aiSettingsRecord } from '@trialdesk/contract/entities/ai-settings';
import { toForm, findConflict } from './ai-settings-form.ts';

const changed_by = { id: 'omar', name: 'Omar Lund' };
const seen = aiSettingsRecord({ version: 4, changed_by });
const mine = { ...toForm(seen), response_length: 'concise' } as const;
const theirs = { ...seen, version: 5, show_confidence: false, model_version: 'expert_beta' } as const;

test('choices based on the saved version cause no conflict', () => {
  expect(findConflict(mine, seen)).toBeNull();
});

test('a conflict names who saved and which settings differ', () => {
  expect(findConflict(mine, theirs)).toEqual({
    title: 'Omar Lund saved newer settings',
    theirs: ['Response length: Balanced', 'Show confidence level: Off', 'Model version: Expert beta'],
    kept: { ...mine, version: 5 },
  });
});

test('keeping one’s choices resolves the conflict until someone saves again', () => {
  const kept = findConflict(mine, theirs)?.kept ?? mine;
  expect(findConflict(kept, theirs)).toBeNull();
  expect(findConflict(kept, { ...theirs, version: 6 })).not.toBeNull();
});

test('saving the same values causes no conflict', () => {
  expect(findConflict(mine, { ...seen, response_length: 'concise', version: 5 })).toBeNull();
});

test('an older saved version causes no conflict', () => {
  expect(findConflict({ ...mine, version: 6 }, theirs)).toBeNull();
});
