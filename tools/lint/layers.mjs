import { readdirSync } from 'node:fs';

const ROOT = './functions/src';

/** From the bottom up: a folder may import those before it, so no two import each other. */
const FOLDERS = [
  'firebase',
  'http',
  'openapi',
  'idempotency',
  'outbox',
  'rate-limits',
  'audit',
  'names',
  'organisation',
  'saved-replies',
  'security',
  'sites',
  'studies',
  'users',
  'settings',
  'read-marks',
  'notifications',
  'usage',
  'requests',
  'weekly-summary',
  'documents',
  'fact-reviews',
  'ingestion',
  'answering',
  'citing',
  'received-answers',
  'glance',
  'migrations',
  'retention',
  'app',
];

const entries = readdirSync(ROOT, { withFileTypes: true });
const unknown = entries
  .filter((entry) => entry.isDirectory() && entry.name !== 'testing' && !FOLDERS.includes(entry.name))
  .map(({ name }) => name);
if (unknown.length > 0)
  throw new Error(`Give ${unknown.join(', ')} a place among the folders in tools/lint/layers.mjs`);

/** Modules at the top of functions/src, without index.ts; every folder may import them. */
const LEAVES = entries.filter((entry) => entry.isFile() && entry.name !== 'index.ts').map(({ name }) => name);

/** @param {string} name */
const folder = (name) => `${ROOT}/${name}`;

/** contract <- repository <- service <- routes and triggers <- index. */
export const functionZones = [
  ...FOLDERS.map((name, place) => ({
    target: folder(name),
    from: [...FOLDERS.slice(place + 1).map(folder), `${ROOT}/index.ts`],
    message: 'Imports point down the list of folders in tools/lint/layers.mjs.',
  })),
  ...LEAVES.map((name) => ({
    target: folder(name),
    from: FOLDERS.map(folder),
    message: 'Modules at the top of functions/src import no folder.',
  })),
  {
    target: `${ROOT}/!(app)/**`,
    from: [`${ROOT}/*/routes.ts`],
    message: 'Only app/create-app.ts imports routes.',
  },
  {
    target: `${ROOT}/*/**`,
    from: [`${ROOT}/**/on-*.ts`],
    message: 'Only index.ts imports triggers.',
  },
  {
    target: ROOT,
    from: [`${ROOT}/**/testing/**`],
    message: 'Helpers of tests are for tests.',
  },
];
