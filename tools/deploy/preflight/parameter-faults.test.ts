import type { Deployment } from '../deployment.ts';
import { modelFaults } from './gemini-models.ts';
import { modelsOf, parameterFaults } from './parameter-faults.ts';

const TODAY = new Date('2026-11-22');

const good: Deployment = {
  project: 'trials-eu',
  functions: {
    APP_ORIGIN: 'https://desk.example.org',
    REGION: 'europe-west1',
    SERVICE_ACCOUNT: 'desk@trials-eu.iam.gserviceaccount.com',
    SMTP_HOST: 'smtp.example.org',
    MAIL_FROM: 'desk@example.org',
    GEMINI_MODEL: '',
  },
  web: { VITE_FIREBASE_PROJECT_ID: 'trials-eu', VITE_FIREBASE_API_KEY: 'key' },
};

const withFunctions = (functions: Record<string, string>): Deployment => ({
  ...good,
  functions: { ...good.functions, ...functions },
});

it('finds no fault in a complete deployment', () => {
  expect(parameterFaults(good, TODAY)).toEqual([]);
});

it.each([
  [{ ...good, project: 'demo-x' }, 'demo-x exists only on the emulators; name a real project.'],
  [
    { ...good, web: { ...good.web, VITE_FIREBASE_API_KEY: 'demo-key' } },
    'VITE_FIREBASE_API_KEY is still that of a local',
  ],
  [
    { ...good, web: { VITE_FIREBASE_PROJECT_ID: 'trials-us' } },
    'VITE_FIREBASE_PROJECT_ID is trials-us, not trials-eu.',
  ],
  [withFunctions({ APP_ORIGIN: 'http://127.0.0.1:5000' }), 'APP_ORIGIN is still that of a local run'],
  [withFunctions({ APP_ORIGIN: 'http://desk.example.org' }), 'APP_ORIGIN must be an https address'],
  [withFunctions({ APP_ORIGIN: 'https://desk.example.org/app' }), 'APP_ORIGIN must be an https address'],
  [withFunctions({ REGION: 'EU' }), 'REGION must be a region'],
  [withFunctions({ SERVICE_ACCOUNT: '123-compute@developer.gserviceaccount.com' }), 'SERVICE_ACCOUNT must be'],
  [withFunctions({ SMTP_HOST: '' }), 'SMTP_HOST is empty, so nobody would get a mail.'],
  [withFunctions({ MAIL_FROM: '' }), 'MAIL_FROM is empty'],
  [withFunctions({ GEMINI_MODEL: 'gemini-2.5-pro' }), 'gemini-2.5-pro was retired on 2026-10-20'],
  [
    withFunctions({ GEMINI_MODEL: 'gemini-9-pro-preview', VERTEX_LOCATION: 'europe-west1' }),
    'gemini-9-pro-preview is a preview',
  ],
  [
    withFunctions({ GEMINI_MODEL: 'gemini-x', GEMINI_SUBSTITUTE_MODEL: 'gemini-2.5-pro' }),
    'gemini-2.5-pro was retired on 2026-10-20',
  ],
  [
    withFunctions({
      GEMINI_MODEL: 'gemini-4-argon',
      VERTEX_LOCATION: 'europe-west1',
      GEMINI_SUBSTITUTE_LOCATION: 'asia-northeast1',
    }),
    'not at asia-northeast1; set GEMINI_SUBSTITUTE_LOCATION.',
  ],
])('refuses in one sentence: %#', (deployment, sentence) => {
  expect(parameterFaults(deployment, TODAY).join('\n')).toContain(sentence);
});

it('warns of a retirement within sixty days and not before', () => {
  const use = { model: 'gemini-2.5-pro', location: 'us-central1', setting: 'VERTEX_LOCATION' } as const;
  expect(modelFaults(use, new Date('2026-09-01'))).toEqual([
    'gemini-2.5-pro is retired on 2026-10-20, in 49 days; choose its successor.',
  ]);
  expect(modelFaults(use, new Date('2026-08-01'))).toEqual([]);
});

it('checks each model once, and none for extraction', () => {
  expect(modelsOf(good)).toEqual([]);
  const deployment = withFunctions({ GEMINI_MODEL: 'a', GEMINI_MODEL_STANDARD: 'b', GEMINI_MODEL_EXPERT_BETA: 'a' });
  expect(modelsOf(deployment).map(({ model }) => model)).toEqual(['a', 'b']);
});

it('checks substitutes where they would be asked', () => {
  const places = (functions: Record<string, string>) =>
    modelsOf(withFunctions(functions)).map(({ model, location }) => `${model} at ${location}`);
  const first = { GEMINI_MODEL: 'a', GEMINI_REWRITE_MODEL: 'r', VERTEX_LOCATION: 'eu' };
  expect(places({ ...first, GEMINI_SUBSTITUTE_MODEL: 'b' })).toEqual(['a at eu', 'r at eu', 'b at eu']);
  expect(places({ ...first, GEMINI_SUBSTITUTE_LOCATION: 'us' })).toEqual(['a at eu', 'r at eu', 'a at us', 'r at us']);
  expect(places({ GEMINI_SUBSTITUTE_MODEL: 'b' })).toEqual([]);
});
