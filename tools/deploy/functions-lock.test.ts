import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../project.ts';
import { workspaceLock, type Lock } from './functions-lock.ts';

const entry = (version: string, dependencies: Record<string, string> = {}) => ({ version, dependencies });

function lockOf(packages: Lock['packages']): Lock {
  return { name: 'root', lockfileVersion: 3, packages };
}

it('keeps what the workspace resolves, at its versions, and leaves out the rest', () => {
  const root = lockOf({
    '': { dependencies: {} },
    functions: { dependencies: { a: '^1', c: '^2' } },
    'node_modules/a': entry('1.0.0', { b: '^1', c: '^1' }),
    'node_modules/b': entry('1.5.0'),
    'node_modules/c': entry('1.9.0'),
    'node_modules/unrelated': entry('3.0.0'),
    'functions/node_modules/c': entry('2.0.0'),
  });
  const { packages } = workspaceLock(root, 'functions');
  const versions = Object.fromEntries(Object.entries(packages).map(([place, { version }]) => [place, version]));
  expect(versions).toEqual({
    '': undefined,
    'node_modules/a': '1.0.0',
    'node_modules/a/node_modules/c': '1.9.0',
    'node_modules/b': '1.5.0',
    'node_modules/c': '2.0.0',
  });
});

it('leaves out optional peers, and keeps a package optional that others need for development', () => {
  const root = lockOf({
    functions: { dependencies: { a: '^1' } },
    'node_modules/a': {
      ...entry('1.0.0'),
      optionalDependencies: { native: '1' },
      peerDependencies: { peer: '*' },
      peerDependenciesMeta: { peer: { optional: true } },
    },
    'node_modules/native': { version: '1.0.0', devOptional: true },
    'node_modules/peer': entry('1.0.0'),
  });
  const { packages } = workspaceLock(root, 'functions');
  expect(Object.keys(packages)).toEqual(['', 'node_modules/a', 'node_modules/native']);
  expect(packages['node_modules/native']).toEqual({ version: '1.0.0', optional: true });
});

it('has every dependency of the functions at the version that is tested here', () => {
  const root = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as Lock;
  const { packages } = workspaceLock(root, 'functions');
  for (const name of Object.keys(root.packages.functions?.dependencies ?? {})) {
    const tested = root.packages[`functions/node_modules/${name}`] ?? root.packages[`node_modules/${name}`];
    expect(packages[`node_modules/${name}`]?.version).toBe(tested?.version);
  }
  expect(Object.keys(packages).filter((place) => /jest|eslint|firebase-tools|\/react/.test(place))).toEqual([]);
});
