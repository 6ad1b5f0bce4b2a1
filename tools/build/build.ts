import path from 'node:path';
import { webVariables } from '../emulators/addresses.ts';
import { CACHE_FOLDER, ROOT } from '../project.ts';
import { buildFunctions } from './build-functions.ts';
import { buildWeb } from './build-web.ts';
import { clearStamp, fingerprint, isFresh, setStamp } from './fingerprint.ts';

const SHARED = ['contract/src', 'package-lock.json', 'tools/build'];

const targets = [
  {
    name: 'functions',
    sources: ['functions/src', 'functions/package.json'],
    output: 'index.js',
    make: () => buildFunctions(ROOT),
  },
  { name: 'web', sources: ['web', 'tsconfig.base.json'], output: 'index.html', make: () => buildWeb() },
];

/** Returns the names of the targets built. */
export async function buildChanged(): Promise<string[]> {
  const built: string[] = [];
  for (const target of targets) {
    const stamp = {
      file: path.join(CACHE_FOLDER, 'build', target.name),
      output: path.join(ROOT, target.name, 'dist', target.output),
    };
    const print = fingerprint({ root: ROOT, sources: [...SHARED, ...target.sources], settings: viteSettings() });
    if (isFresh(stamp, print)) continue;
    clearStamp(stamp);
    await target.make();
    setStamp(stamp, print);
    built.push(target.name);
  }
  return built;
}

function viteSettings(): Record<string, string | undefined> {
  const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith('VITE_')));
  return { ...own, ...webVariables };
}
