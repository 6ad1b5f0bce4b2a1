import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../project.ts';
import { releaseConfig } from './release-config.ts';

const source = readFileSync(path.join(ROOT, 'firebase.json'), 'utf8');

it('rewrites the API to the region of the functions', () => {
  const { rewrites } = releaseConfig(source, { project: 'our-trials', region: 'europe-west1' }).hosting;
  expect(rewrites[0]).toEqual({ source: '/api/v1/**', function: { functionId: 'api', region: 'europe-west1' } });
  expect(rewrites.slice(1)).toEqual(
    (JSON.parse(source) as { hosting: { rewrites: unknown[] } }).hosting.rewrites.slice(1),
  );
});

it('deploys what the release folder has, without building and without emulators', () => {
  const config = releaseConfig(source, { project: 'our-trials', region: 'us-east1' });
  expect(config.functions).toMatchObject({ source: 'functions', predeploy: [] });
  expect(config.hosting).toMatchObject({ public: 'web', predeploy: [] });
  expect(config).not.toHaveProperty('emulators');
  expect(config).toMatchObject({ firestore: { rules: 'firestore.rules' }, storage: { rules: 'storage.rules' } });
});

it('lets browsers connect to the buckets of the project, not to all of Cloud Storage', () => {
  const { hosting } = releaseConfig(source, { project: 'our-trials', region: 'us-east1' });
  const storage = JSON.stringify(hosting).match(/https:\/\/storage\.googleapis\.com[^\s;]*/g);
  const buckets = ['our-trials.firebasestorage.app', 'our-trials.appspot.com'];
  expect(storage).toEqual([
    ...buckets.map((name) => `https://storage.googleapis.com/${name}/`),
    ...buckets.map((name) => `https://storage.googleapis.com/upload/storage/v1/b/${name}/o`),
  ]);
});
