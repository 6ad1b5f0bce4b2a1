import path from 'node:path';

/** The project's folder. */
export const ROOT = path.resolve(import.meta.dirname, '..');

/** A Firebase project that exists on the emulators alone: the "demo-" keeps every tool from asking for credentials. */
export const PROJECT_ID = 'demo-trialdesk';

/** What `npm start` keeps between runs. */
export const DATA_FOLDER = path.join(ROOT, '.data');

/** What can be made again at any time. */
export const CACHE_FOLDER = path.join(ROOT, '.cache');

/** This environment, with the project's own tools first on the path. */
export function toolEnvironment(): NodeJS.ProcessEnv {
  const bins = [path.join(ROOT, 'web/node_modules/.bin'), path.join(ROOT, 'node_modules/.bin')];
  return { ...process.env, PATH: [...bins, process.env.PATH].join(path.delimiter) };
}
