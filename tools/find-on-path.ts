import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** The full path of a command on PATH, or null. */
export function findOnPath(command: string): string | null {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    const file = path.join(folder, command);
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {
      continue;
    }
  }
  return null;
}
