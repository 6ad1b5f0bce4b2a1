import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '..');

/** "demo-" marks a project that exists only on the emulators, so no tool asks for credentials. */
export const PROJECT_ID = 'demo-trialdesk';

/** What `npm start` keeps between runs. */
export const DATA_FOLDER = path.join(ROOT, '.data');

/** Disposable files. */
export const CACHE_FOLDER = path.join(ROOT, '.cache');

/** This environment with the project's own tools first on PATH. */
export function toolEnvironment(): NodeJS.ProcessEnv {
  const bins = [path.join(ROOT, 'web/node_modules/.bin'), path.join(ROOT, 'node_modules/.bin')];
  return { ...process.env, PATH: [...bins, process.env.PATH].join(path.delimiter) };
}
