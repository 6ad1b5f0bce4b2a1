import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from '../project.ts';
import { WEB_MANIFEST } from './build-web.ts';
import { overBudget, type Manifest } from './first-screens.ts';

/** One sentence per first screen of the last build that loads too much or too early. */
export function screensOverBudget(): string[] {
  const dist = path.join(ROOT, 'web/dist');
  const code = new Map<string, string>();
  const read = (file: string) => {
    const text = code.get(file) ?? readFileSync(path.join(dist, file), 'utf8');
    code.set(file, text);
    return text;
  };
  const manifest = JSON.parse(readFileSync(WEB_MANIFEST, 'utf8')) as Manifest;
  return overBudget(manifest, { read, size: (file) => gzipSync(read(file)).length });
}
