import { aiSettingsRecord } from '@trialdesk/contract/entities/ai-settings';
import { formOf, overtaking } from './ai-settings-form.ts';

const changed_by = { id: 'omar', name: 'Omar Lund' };
const seen = aiSettingsRecord({ version: 4, changed_by });
const mine = { ...formOf(seen), response_length: 'concise' } as const;
const theirs = { ...seen, version: 5, show_confidence: false, model_version: 'expert_beta' } as const;

test('choices made on what is saved are overtaken by nothing', () => {
  expect(overtaking(mine, seen)).toBeNull();
});

test('what somebody else has saved since is told where it differs, and by whom it was saved', () => {
  expect(overtaking(mine, theirs)).toEqual({
    title: 'Omar Lund has saved other settings',
    theirs: ['Response length: Balanced', 'Show confidence level: Off', 'Model version: Expert beta'],
    kept: { ...mine, version: 5 },
  });
});

test('whoever keeps their choices is asked again only when somebody saves others once more', () => {
  const kept = overtaking(mine, theirs)?.kept ?? mine;
  expect(overtaking(kept, theirs)).toBeNull();
  expect(overtaking(kept, { ...theirs, version: 6 })).not.toBeNull();
});

test('somebody who has saved the same has overtaken nobody', () => {
  expect(overtaking(mine, { ...seen, response_length: 'concise', version: 5 })).toBeNull();
});

test('a store that tells of an earlier save is not taken for a later one', () => {
  expect(overtaking({ ...mine, version: 6 }, theirs)).toBeNull();
});
