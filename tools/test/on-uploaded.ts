import { cpSync } from 'node:fs';
import path from 'node:path';
import { functionParameters } from '../../functions/src/declared-parameters.ts';
import { UPLOADED_FOLDER } from '../deploy/testing/uploaded-folder.ts';
import { emulatorVariables } from '../emulators/addresses.ts';
import { endChildren } from '../emulators/processes.ts';
import { clearRunning } from '../emulators/running.ts';
import { seedDemo } from '../emulators/seed-demo.ts';
import { prepareSuite, startSuite } from '../emulators/suite.ts';
import { ROOT } from '../project.ts';
import { jestStep } from './jest-step.ts';
import { peakMemory } from './memory.ts';
import { type Outcome, runSteps, type Step, type StepResult } from './step.ts';
import { countCheck, sum } from './count.ts';

const steps: Step[] = [
  { name: 'uploaded', run: startUploaded },
  // A protocol is read, a question is asked and answered, and the answer is sent.
  jestStep('answers', ['api'], { emulators: emulatorVariables, patterns: ['one-question'] }),
  jestStep('load', ['load'], { emulators: { ...emulatorVariables, INSTANCE_FOLDER: UPLOADED_FOLDER } }),
  { name: 'memory', run: () => Promise.resolve(checkMemory()) },
];

/** Runs the functions as they were uploaded in the test of a deployment, from their own folder. */
export async function runOnUploaded(stop: AbortSignal): Promise<Outcome[]> {
  try {
    return await runSteps(steps, 1, stop);
  } finally {
    await endChildren();
    clearRunning();
  }
}

async function startUploaded(): Promise<StepResult> {
  await prepareSuite();
  cpSync(path.join(ROOT, 'functions/.env'), path.join(UPLOADED_FOLDER, '.env'));
  const printed: string[] = [];
  const functionsFolder = path.relative(ROOT, UPLOADED_FOLDER);
  await startSuite({ importFrom: null, functionsFolder, onLine: (line) => printed.push(line) });
  await seedDemo();
  return { count: countCheck(true), output: '' };
}

/** Each function that ran stayed within the memory that it is given. */
function checkMemory(): StepResult {
  const given = new Map(functionParameters().map(({ name, fallback }) => [name, Number(fallback)]));
  const peaks = [...peakMemory()].map(([name, mib]) => ({ name, mib, limit: given.get(memoryParameter(name)) ?? 0 }));
  const missing = ['api', 'readDocument', 'writeDraft'].filter((name) => peaks.every((peak) => peak.name !== name));
  const lines = peaks.map(({ name, mib, limit }) => `${name}: ${mib} of ${limit} MiB`);
  const checks = [...peaks.map(({ mib, limit }) => countCheck(mib <= limit)), countCheck(missing.length === 0)];
  console.log(`          ${lines.join(', ')}`);
  return { count: sum(checks), output: [...lines, ...missing.map((name) => `${name} did not run`)].join('\n') };
}

/** `readDocument` is `READ_DOCUMENT_MEMORY_MIB`. */
function memoryParameter(name: string): string {
  return `${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}_MEMORY_MIB`;
}
