import { spawn } from 'node:child_process';
import path from 'node:path';
import { install } from './install.mjs';

const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '../..');
const OLDEST_NODE = 20;

/**
 * Runs a TypeScript tool on the project's own Node and exits with its code. Works on a fresh clone.
 * @param {string} script relative to the project's folder
 */
export function launch(script) {
  let node;
  try {
    if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
      throw new Error(`Node ${OLDEST_NODE} or newer is needed; this is ${process.version}.`);
    }
    node = install(root);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  const bin = path.dirname(node);
  // The tool treats a closed IPC channel as a signal to stop.
  const child = spawn(node, [script, ...process.argv.slice(2)], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: bin + path.delimiter + process.env.PATH },
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) {
    // A killed npm sends no signal.
    setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 1000).unref();
  }
  child.on('exit', (code) => process.exit(code ?? 1));
}
