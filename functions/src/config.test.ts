import { geminiSettings } from './config.ts';

const NAMES = ['GEMINI_MODEL', 'GEMINI_MODEL_STANDARD', 'GEMINI_MODEL_EXPERT_BETA', 'GCLOUD_PROJECT'] as const;

/** Which model answers for each version in a deployment with these variables. */
function modelsWith(variables: Partial<Record<(typeof NAMES)[number], string>>) {
  const before = NAMES.map((name) => [name, process.env[name]] as const);
  for (const name of NAMES) process.env[name] = variables[name] ?? '';
  try {
    return (['standard', 'advanced', 'expert_beta'] as const).map((version) => geminiSettings(version)?.model ?? null);
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = value;
    }
  }
}

test('each version has the model that is named for it', () => {
  const variables = { GEMINI_MODEL: 'a', GEMINI_MODEL_STANDARD: 's', GEMINI_MODEL_EXPERT_BETA: 'x' };
  expect(modelsWith(variables)).toEqual(['s', 'a', 'x']);
});

test('one without a model of its own has that of advanced', () => {
  expect(modelsWith({ GEMINI_MODEL: 'a' })).toEqual(['a', 'a', 'a']);
});

test('without GEMINI_MODEL no text leaves, whatever else is named', () => {
  expect(modelsWith({ GEMINI_MODEL_EXPERT_BETA: 'x' })).toEqual([null, null, null]);
});
