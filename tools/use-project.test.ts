import { emulatorVariables } from './emulators/addresses.ts';
import { useProject } from './use-project.ts';

const environment = process.env;

beforeEach(() => {
  process.env = {};
});

afterAll(() => {
  process.env = environment;
});

test('uses the project given in place of the one that the environment names', () => {
  process.env.FIREBASE_CONFIG = '{"projectId":"trials-other"}';
  useProject('trials-staging', 'trials-files');
  expect(JSON.parse(process.env.FIREBASE_CONFIG)).toEqual({
    projectId: 'trials-staging',
    storageBucket: 'trials-files',
  });
  expect(process.env.GOOGLE_CLOUD_PROJECT).toBe('trials-staging');
});

test('looks for a demo project on the emulators', () => {
  process.env.FIRESTORE_EMULATOR_HOST = '127.0.0.1:9000';
  useProject('demo-trials');
  expect(process.env.FIRESTORE_EMULATOR_HOST).toBe('127.0.0.1:9000');
  expect(process.env.FIREBASE_STORAGE_EMULATOR_HOST).toBe(emulatorVariables.FIREBASE_STORAGE_EMULATOR_HOST);
});

test('refuses a real project while the environment points to emulators', () => {
  process.env.FIRESTORE_EMULATOR_HOST = '127.0.0.1:8080';
  expect(() => useProject('trials-staging')).toThrow('FIRESTORE_EMULATOR_HOST is set');
  delete process.env.FIRESTORE_EMULATOR_HOST;
  expect(() => useProject('trials-staging')).not.toThrow();
});
