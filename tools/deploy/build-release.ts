import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildFunctions } from '../build/build-functions.ts';
import { withBuiltAssets } from '../build/built-assets.ts';
import { buildWeb } from '../build/build-web.ts';
import { ROOT } from '../project.ts';
import type { Deployment } from './deployment.ts';
import { workspaceLock, type Lock } from './functions-lock.ts';
import { releaseConfig } from './release-config.ts';

const COPIED = ['firestore.rules', 'firestore.indexes.json', 'storage.rules'];

/**
 * Fills a folder with all that is deployed: firebase.json, rules, the built web and the functions with their lock file
 * and parameters. It shares no file with local builds.
 */
export async function buildRelease(deployment: Deployment, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'functions'), { recursive: true });
  for (const file of COPIED) cpSync(path.join(ROOT, file), path.join(folder, file));
  const config = releaseConfig(readFileSync(path.join(ROOT, 'firebase.json'), 'utf8'), {
    project: deployment.project,
    region: deployment.functions.REGION ?? '',
  });
  writeJson(path.join(folder, 'release.json'), { project: deployment.project, commit: commit(), built: new Date() });
  const web = path.join(folder, 'web');
  await buildWeb({ outDir: web, settings: deployment.web });
  writeJson(path.join(folder, 'firebase.json'), withBuiltAssets(config, web));
  await packageFunctions(deployment, path.join(folder, 'functions'));
}

async function packageFunctions({ project, functions }: Deployment, folder: string): Promise<void> {
  await buildFunctions(ROOT, path.join(folder, 'dist'));
  const manifest = readJson('functions/package.json') as object;
  writeJson(path.join(folder, 'package.json'), { ...manifest, devDependencies: undefined });
  writeJson(path.join(folder, 'package-lock.json'), workspaceLock(readJson('package-lock.json') as Lock, 'functions'));
  const lines = Object.entries(functions).map(([name, value]) => `${name}=${JSON.stringify(value)}\n`);
  writeFileSync(path.join(folder, `.env.${project}`), lines.join(''));
}

function commit(): string {
  return spawnSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).stdout.trim() || 'unknown';
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));
}

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
