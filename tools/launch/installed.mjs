import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Whether node_modules has exactly the lock file. npm writes its record last, so an interrupted installation counts as
 * none. Optional packages of other platforms may be missing.
 * @param {string} root the project's folder
 * @returns {boolean}
 */
export function isInstalled(root) {
  const wanted = readPackages(path.join(root, 'package-lock.json'));
  const found = readPackages(path.join(root, 'node_modules', '.package-lock.json'));
  if (!wanted || !found) return false;
  return Object.entries(wanted)
    .filter(([name, entry]) => name.includes('node_modules/') && !entry.optional && !entry.devOptional)
    .every(([name, entry]) => found[name] !== undefined && found[name].version === entry.version);
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }> | null} null when
 * unreadable
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? null;
  } catch {
    return null;
  }
}
