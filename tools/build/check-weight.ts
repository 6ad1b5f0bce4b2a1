import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from '../project.ts';
import { overweight, type Manifest } from './first-screens.ts';

/** What first screens of the web as it was built last load too much or too early; a sentence each. */
export function overweightScreens(): string[] {
  const dist = path.join(ROOT, 'web/dist');
  const code = new Map<string, string>();
  const read = (file: string) => {
    const text = code.get(file) ?? readFileSync(path.join(dist, file), 'utf8');
    code.set(file, text);
    return text;
  };
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  return overweight(manifest, { read, size: (file) => gzipSync(read(file)).length });
}
