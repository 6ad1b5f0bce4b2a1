import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildChanged } from '../build/build.ts';
import { ROOT } from '../project.ts';
import type { Ratio } from './result.ts';

const ROUNDS = 7;

/** Every function loads all of them, `api` on a request that a person waits for. Alternates with the libraries alone. */
export async function measureModuleLoad(): Promise<Ratio> {
  await buildChanged();
  const functions = path.join(ROOT, 'functions/dist/index.js');
  const [whole, base]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    base.push(await load('base'));
    whole.push(await load(functions));
  }
  // The fastest is the one that other processes disturbed least.
  const [milliseconds, baseMilliseconds] = [Math.min(...whole), Math.min(...base)];
  return {
    name: 'loading the functions, against firebase-functions and firebase-admin alone',
    milliseconds,
    baseMilliseconds,
    ratio: milliseconds / baseMilliseconds,
    target: 1.5,
  };
}

async function load(file: string): Promise<number> {
  const script = path.join(import.meta.dirname, 'load-once.ts');
  const project = 'demo-loading';
  const FIREBASE_CONFIG = JSON.stringify({ projectId: project, storageBucket: `${project}.appspot.com` });
  const env = { ...process.env, GCLOUD_PROJECT: project, FIREBASE_CONFIG };
  const { stdout } = await promisify(execFile)(process.execPath, [script, file], { env });
  const last = stdout.trim().split('\n').at(-1) ?? '{}';
  return (JSON.parse(last) as { milliseconds: number }).milliseconds;
}
