import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT } from '../project.ts';
import { functionParameters } from '../../functions/src/declared-parameters.ts';
import { webParameters } from './web-parameters.ts';
import { readDeployment } from './deployment.ts';

const NEEDED = {
  APP_ORIGIN: 'https://desk.example.org',
  REGION: 'europe-west1',
  SERVICE_ACCOUNT: 'desk@trials-eu.iam.gserviceaccount.com',
  VITE_FIREBASE_PROJECT_ID: 'trials-eu',
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'trials-eu.firebaseapp.com',
  VITE_FIREBASE_APP_ID: 'app',
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'deployment-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function read(values: Record<string, string>) {
  const lines = Object.entries(values).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(path.join(folder, 'trials-eu.env'), lines.join(''));
  return readDeployment('trials-eu', folder);
}

it('fills in defaults and keeps what is given', () => {
  const { functions, web } = read({ ...NEEDED, API_MIN_INSTANCES: '1' });
  expect(functions).toMatchObject({ REGION: 'europe-west1', API_MIN_INSTANCES: '1', API_MEMORY_MIB: '1024' });
  expect(web).toMatchObject({ VITE_FIREBASE_PROJECT_ID: 'trials-eu' });
  expect(web).not.toHaveProperty('REGION');
});

it.each(Object.keys(NEEDED))('refuses a deployment without %s', (name) => {
  expect(() => read({ ...NEEDED, [name]: '' })).toThrow(`${name} has no value`);
});

it('refuses a name that nothing reads', () => {
  expect(() => read({ ...NEEDED, API_MEMORY: '512' })).toThrow('API_MEMORY in');
});

it('names the file that is missing', () => {
  expect(() => readDeployment('other', folder)).toThrow(/other\.env is missing; copy deploy\/example\.env/);
});

it('gives the emulators every parameter, which would ask for it at start', () => {
  const local = parseEnv(readFileSync(path.join(ROOT, 'functions/.env'), 'utf8'));
  expect(Object.keys(local).sort()).toEqual(
    functionParameters()
      .map(({ name }) => name)
      .sort(),
  );
});

it('explains every parameter in the example, except sizes', () => {
  const example = parseEnv(readFileSync(path.join(ROOT, 'deploy/example.env'), 'utf8'));
  const all = [...functionParameters(), ...webParameters()].map(({ name }) => name);
  const sizes = /_(MEMORY_MIB|CONCURRENCY|MIN_INSTANCES|MAX_INSTANCES)$/;
  expect(Object.keys(example).sort()).toEqual(all.filter((name) => !sizes.test(name)).sort());
});
