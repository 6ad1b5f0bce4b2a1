import { aiSettingsOf, aiSettingsRecord, DEFAULT_AI_SETTINGS, ORGANISATION_SETTINGS } from './ai-settings.ts';

const CHANGED_BY = { id: 'u1', name: 'Ada Admin' };

test('settings that were never changed are the defaults, at version 0 and without an author', () => {
  const defaults = { ...DEFAULT_AI_SETTINGS, version: 0, changed_by: null };
  expect(aiSettingsRecord(undefined)).toEqual(defaults);
  expect(aiSettingsRecord({})).toEqual(defaults);
});

test('stored settings take precedence over the defaults', () => {
  const stored = { response_length: 'concise', show_confidence: false, version: 3, changed_by: CHANGED_BY } as const;
  expect(aiSettingsRecord(stored)).toEqual({ ...DEFAULT_AI_SETTINGS, ...stored });
});

test('version and author are not part of the settings', () => {
  const settings = {
    response_length: 'detailed',
    include_citations: false,
    show_confidence: false,
    model_version: 'standard',
  } as const;
  const record = { ...settings, version: 3, changed_by: CHANGED_BY };
  expect(aiSettingsOf(record)).toEqual(settings);
});

test('the settings are stored under an id of their own', () => {
  expect(ORGANISATION_SETTINGS).toBe('organisation');
});
