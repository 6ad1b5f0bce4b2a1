import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { isInstalled } from './installed.mjs';

/**
 * Installs the lock file's packages if needed.
 * @param {string} root the project's folder
 * @returns {string} path of the project's own Node
 * @throws {Error} with a message for the user
 */
export function install(root) {
  if (!isInstalled(root)) {
    console.log('Installing packages (a minute or two, once) ...');
    const npm = process.env.npm_execpath;
    const [command, before] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
    const args = [...before, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
    const result = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
    if (result.signal) throw new Error('The installation was interrupted.');
    if (result.status !== 0) {
      throw new Error('npm could not install the packages; is its registry reachable from this machine?');
    }
  }
  const node = path.join(root, 'node_modules', '.bin', 'node');
  if (!existsSync(node)) {
    throw new Error('node_modules/.bin/node is missing: npm did not run install scripts. Run "npm rebuild node".');
  }
  return node;
}
