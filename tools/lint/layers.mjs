import { readdirSync } from 'node:fs';

/** Folders that others build on, from the bottom up: one may import those before it, so no two import each other. */
export const SHARED = [
  'firebase',
  'http',
  'idempotency',
  'outbox',
  'rate-limits',
  'audit',
  'names',
  'organisation',
  'owned-records',
  'security',
  'sites',
  'studies',
  'users',
  'notifications',
  'usage',
  'requests',
  'documents',
  'fact-reviews',
  'ingestion',
  'answering',
  'citing',
  'reports',
  'migrations',
];

/**
 * contract <- repository <- service <- routes and triggers <- index. Every folder that is not shared is a feature: it may
 * import the shared ones, and of the others only `app` may import it.
 * @param {string} root
 */
export function functionZonesIn(root) {
  /** @param {string} name */
  const at = (name) => `${root}/${name}`;
  const entries = readdirSync(root, { withFileTypes: true });
  const features = entries
    .filter((entry) => entry.isDirectory() && !['testing', 'app', ...SHARED].includes(entry.name))
    .map(({ name }) => name);
  /** Modules at the top, without index.ts; every folder may import them. */
  const leaves = entries.filter((entry) => entry.isFile() && entry.name !== 'index.ts').map(({ name }) => name);
  const above = [at('app'), at('index.ts')];
  return [
    ...SHARED.map((name, place) => ({
      target: at(name),
      from: [...SHARED.slice(place + 1).map(at), ...features.map(at), ...above],
      message: 'Imports point down the list of folders in tools/lint/layers.mjs.',
    })),
    ...features.map((name) => ({
      target: at(name),
      from: [...features.filter((other) => other !== name).map(at), ...above],
      message: 'No feature imports another; what others build on has a place in tools/lint/layers.mjs.',
    })),
    { target: at('app'), from: [at('index.ts')], message: 'Nothing imports index.ts.' },
    ...leaves.map((name) => ({
      target: at(name),
      from: [...SHARED, ...features, 'app'].map(at),
      message: 'Modules at the top of functions/src import no folder.',
    })),
    {
      target: `${root}/!(app)/**`,
      from: [`${root}/*/routes.ts`],
      message: 'Only app/create-app.ts imports routes.',
    },
    {
      target: `${root}/*/**`,
      from: [`${root}/**/on-*.ts`],
      message: 'Only index.ts imports triggers.',
    },
    {
      target: root,
      from: [`${root}/**/testing/**`],
      message: 'Helpers of tests are for tests.',
    },
  ];
}
