import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Parameter } from '../../functions/src/declared-parameters.ts';
import { ROOT } from '../project.ts';

/** Build settings of the web, but for those of the emulators; those of Firebase have no fallback in a deployment. */
export function webParameters(): Parameter[] {
  const types = readFileSync(path.join(ROOT, 'web/src/vite-env.d.ts'), 'utf8');
  return [...types.matchAll(/readonly (VITE_\w+)\?/g)]
    .map(([, name = '']) => name)
    .filter((name) => !name.endsWith('_EMULATOR'))
    .map((name) => ({ name, fallback: name.startsWith('VITE_FIREBASE_') ? null : '' }));
}
