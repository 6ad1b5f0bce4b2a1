import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../project.ts';
import { bundle } from './build-functions.ts';

/** Loaded by every function before its first call. */
const AT_START = /^(?:node:|firebase-functions|firebase-admin|yup$|express$|busboy$|diff$|canonicalize$|stemmer$)/;

it('loads libraries that few calls need only when they need them', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bundle-'));
  try {
    await bundle(ROOT, ['src/index.ts'], folder);
    const code = readFileSync(path.join(folder, 'index.js'), 'utf8');
    const loaded = [...code.matchAll(/^import (?:.* from )?"([^"]+)";$/gm)].map(([, name = '']) => name);
    expect(loaded).toContain('firebase-functions/https');
    expect(loaded.filter((name) => !AT_START.test(name))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('bundles the lexicon so that it is found away from the sources', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bundle-'));
  try {
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
    await bundle(ROOT, ['src/answering/question/concepts.ts'], folder);
    const ask = `
      const { abbreviationsWith, conceptsOf } = await import('./concepts.js');
      console.log(JSON.stringify(conceptsOf('Is Zocor okay after an SAE?', abbreviationsWith({}))));`;
    const concepts = execFileSync(process.execPath, ['--input-type=module', '--eval', ask], { cwd: folder });
    expect(String(concepts)).toContain('simvastatin');
    expect(String(concepts)).toContain('"seriou","advers","event"');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
