import { readFileSync } from 'node:fs';
import { CURRENT_MODELS, locationFor, retirementOf } from './gemini-models.ts';

const ROOT = new URL('../../', import.meta.url);

test.each(['README.md', 'functions/.env', 'deploy/example.env', 'docs/deployment.md', 'docs/cost.md'])(
  '%s names no model that is not current',
  (file) => {
    const named = readFileSync(new URL(file, ROOT), 'utf8').match(/gemini-\d[\w.-]*\w/g) ?? [];
    const current: string[] = Object.values(CURRENT_MODELS);
    expect(named.filter((model) => !current.includes(model) && !file.endsWith('cost.md'))).toEqual([]);
    expect(named.filter((model) => (retirementOf(model) ?? '9999') < '2026-11-22')).toEqual([]);
  },
);

test.each([
  ['gemini-4-argon', 'us-central1', 'us'],
  ['gemini-4-argon', 'europe-west1', 'eu'],
  ['gemini-4-argon', 'eu', 'eu'],
  ['gemini-4-argon', 'asia-east1', 'asia-east1'],
  ['gemini-3.1-pro-preview', 'us-central1', 'global'],
  ['gemini-9-preview', 'europe-west4', 'global'],
  ['gemini-3.8-flash', 'europe-west4', 'europe-west4'],
])('%s configured for %s is asked at %s', (model, configured, location) => {
  expect(locationFor(model, configured)).toBe(location);
});
