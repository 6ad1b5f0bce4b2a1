import { applicationOrigin, geminiSettings } from './config.ts';

const NAMES = [
  'GEMINI_MODEL',
  'GEMINI_MODEL_STANDARD',
  'GEMINI_MODEL_EXPERT_BETA',
  'APP_ORIGIN',
  'FIREBASE_CONFIG',
] as const;

type Variables = Partial<Record<(typeof NAMES)[number], string>>;

/** Which model answers for each version in a deployment with these variables. */
function modelsWith(variables: Variables) {
  return deployedWith(variables, () =>
    (['standard', 'advanced', 'expert_beta'] as const).map((version) => geminiSettings(version)?.model ?? null),
  );
}

function deployedWith<T>(variables: Variables, read: () => T): T {
  const before = NAMES.map((name) => [name, process.env[name]] as const);
  for (const name of NAMES) process.env[name] = variables[name] ?? '';
  try {
    return read();
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

test.each([
  ['demo-trialdesk', 'http://127.0.0.1:5010', 'http://127.0.0.1:5010'],
  ['our-trials', 'https://trials.example.org', 'https://trials.example.org'],
  ['our-trials', 'http://127.0.0.1:5000', 'https://our-trials.web.app'],
  ['our-trials', 'http://localhost:5000', 'https://our-trials.web.app'],
  ['our-trials', 'http://[::1]:5000', 'https://our-trials.web.app'],
  ['our-trials', 'https://localhost.example.org', 'https://localhost.example.org'],
])('mails of %s with the origin "%s" link to %s', (projectId, APP_ORIGIN, expected) => {
  const FIREBASE_CONFIG = JSON.stringify({ projectId });
  expect(deployedWith({ FIREBASE_CONFIG, APP_ORIGIN }, applicationOrigin)).toBe(expected);
});
