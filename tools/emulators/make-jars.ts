import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { CACHE_FOLDER } from '../project.ts';
import { runJdkTool } from './java.ts';

const FOLDER = path.join(CACHE_FOLDER, 'emulators');
const RUNTIME_SOURCE = path.join(import.meta.dirname, 'StorageRulesRuntime.java');

/** firebase-tools runs `java -jar`, but the Google Cloud CLI's jar has no main class: wraps it. */
export function makeFirestoreLauncher(firestoreJar: string): string {
  return makeJar({
    name: 'firestore',
    mainClass: 'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
    firestoreJar,
  });
}

/** Built on the Firestore emulator's rules engine. */
export function makeStorageRulesRuntime(firestoreJar: string): string {
  return makeJar({ name: 'storage-rules', mainClass: 'StorageRulesRuntime', firestoreJar, source: RUNTIME_SOURCE });
}

interface JarPlan {
  name: string;
  mainClass: string;
  firestoreJar: string;
  source?: string;
}

function makeJar(plan: JarPlan): string {
  const jar = path.join(FOLDER, `${plan.name}-${planDigest(plan)}.jar`);
  if (existsSync(jar)) return jar;
  mkdirSync(FOLDER, { recursive: true });
  const work = mkdtempSync(path.join(FOLDER, 'making-'));
  const manifest = path.join(work, 'MANIFEST.MF');
  const classPath = pathToFileURL(plan.firestoreJar).href;
  writeFileSync(manifest, `Main-Class: ${plan.mainClass}\nClass-Path: ${classPath}\n`);
  const classes = path.join(work, 'classes');
  mkdirSync(classes);
  if (plan.source !== undefined) {
    runJdkTool('javac', ['-proc:none', '-cp', plan.firestoreJar, '-d', classes, plan.source]);
  }
  const made = path.join(work, 'made.jar');
  runJdkTool('jar', ['cfm', made, manifest, '-C', classes, '.']);
  renameSync(made, jar);
  rmSync(work, { recursive: true });
  return jar;
}

function planDigest({ mainClass, firestoreJar, source }: JarPlan): string {
  const { size, mtimeMs } = statSync(firestoreJar);
  const hash = createHash('sha256').update(JSON.stringify([mainClass, firestoreJar, size, mtimeMs]));
  if (source !== undefined) hash.update(readFileSync(source));
  return hash.digest('hex').slice(0, 16);
}
