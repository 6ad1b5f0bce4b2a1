import { ValidationError, type Schema } from 'yup';
import { DEFAULT_AI_SETTINGS, MODEL_VERSIONS, RESPONSE_LENGTHS } from '../entities/ai-settings.ts';
import { DEFAULT_PREFERENCES, preferencesOf, THEMES } from '../entities/preferences.ts';
import { LIMITS } from '../limits.ts';
import { aiSettingsPayload } from './ai-settings.ts';
import { deleteUserQuery } from './delete-user-query.ts';
import { appearancePayload, notificationsPayload } from './preferences.ts';
import { renameUserPayload } from './rename-user.ts';

function faultsOf(schema: Schema, body: object): Record<string, string> {
  try {
    schema.validateSync(body, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path = '', message }) => [path, message]));
  }
}

test('the defaults are those of the specification', () => {
  expect(DEFAULT_AI_SETTINGS).toEqual({
    response_length: 'balanced',
    include_citations: true,
    show_confidence: true,
    model_version: 'advanced',
  });
  expect(DEFAULT_PREFERENCES).toEqual({
    appearance: { theme: 'light', compact_mode: false },
    notifications: { email: true, desktop: true, weekly_summary: true },
    workspace: { view: 'cards' },
    shortcuts: { single_keys: true },
  });
});

test('a preference never chosen has its default', () => {
  const notifications = { email: false, desktop: true, weekly_summary: false };
  expect(preferencesOf({})).toEqual(DEFAULT_PREFERENCES);
  expect(preferencesOf({ preferences: { notifications } })).toEqual({ ...DEFAULT_PREFERENCES, notifications });
});

test('every choice that is offered is taken', () => {
  for (const response_length of Object.keys(RESPONSE_LENGTHS))
    for (const model_version of Object.keys(MODEL_VERSIONS))
      expect(faultsOf(aiSettingsPayload, { ...DEFAULT_AI_SETTINGS, response_length, model_version })).toEqual({});
  for (const theme of Object.keys(THEMES))
    expect(faultsOf(appearancePayload, { theme, compact_mode: true })).toEqual({});
  expect(faultsOf(notificationsPayload, DEFAULT_PREFERENCES.notifications)).toEqual({});
});

test('no choice is made up and no switch guessed', () => {
  expect(
    faultsOf(aiSettingsPayload, { response_length: 'endless', include_citations: 'yes', model_version: 'toString' }),
  ).toEqual({
    response_length: 'Please choose a response length',
    include_citations: 'Include protocol citations must be on or off',
    show_confidence: 'Show confidence level must be on or off',
    model_version: 'Please choose a model version',
  });
  expect(faultsOf(appearancePayload, { theme: 'sepia', compact_mode: 1 })).toEqual({
    theme: 'Please choose a theme',
    compact_mode: 'Compact mode must be on or off',
  });
  expect(Object.keys(faultsOf(notificationsPayload, {}))).toEqual(['email', 'desktop', 'weekly_summary']);
});

test('the version that AI settings were chosen on is a whole number or left out', () => {
  for (const version of [undefined, 0, 7])
    expect(faultsOf(aiSettingsPayload, { ...DEFAULT_AI_SETTINGS, version })).toEqual({});
  for (const version of ['7', 1.5, -1, null])
    expect(Object.keys(faultsOf(aiSettingsPayload, { ...DEFAULT_AI_SETTINGS, version }))).toEqual(['version']);
});

test('a name follows the rules of the registration', () => {
  const { min, max } = LIMITS.personName;
  expect(faultsOf(renameUserPayload, { name: 'Al' })).toEqual({});
  expect(faultsOf(renameUserPayload, { name: ' A ' })).toEqual({ name: `Name must be at least ${min} characters` });
  expect(faultsOf(renameUserPayload, { name: 'A'.repeat(max + 1) })).toEqual({
    name: `Name can have at most ${max} characters`,
  });
});

test('a deletion may say whom it takes the user for, and nothing else', () => {
  expect(faultsOf(deleteUserQuery, {})).toEqual({});
  expect(faultsOf(deleteUserQuery, { status: 'invited' })).toEqual({});
  expect(faultsOf(deleteUserQuery, { status: 'deleted' })).toEqual({ status: 'Status must be invited or active' });
});
