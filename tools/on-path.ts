import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** The full path of a command, or null when no folder of PATH has it. */
export function onPath(command: string): string | null {
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
