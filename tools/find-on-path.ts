import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Null when the command is not on PATH. */
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
