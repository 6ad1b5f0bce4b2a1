import path from 'node:path';
import { buildChanged } from '../build/build.ts';
import { CACHE_FOLDER, ROOT } from '../project.ts';
import { runTool } from '../run-tool.ts';
import { jestStep } from './jest-step.ts';
import type { Step, StepResult } from './step.ts';
import { countCheck } from './verdict.ts';

const TYPED = ['contract', 'functions', 'web', ROOT];

/** What needs no emulators. */
export const checks: Step[] = [
  { name: 'types', run: checkTypes },
  jestStep('unit', ['contract', 'functions', 'tools', 'web']),
  { name: 'lint', run: () => check('eslint', ['.', '--max-warnings', '0']) },
  { name: 'format', run: () => check('prettier', ['--check', '.', '--log-level', 'warn']) },
];

/** The build counts as a check of its own. */
export const build: Step = {
  name: 'build',
  run: async () => {
    await buildChanged();
    return { count: countCheck(true), output: '' };
  },
};

async function check(command: string, args: string[]): Promise<StepResult> {
  const { ok, output } = await runTool(command, args);
  return { count: countCheck(ok), output };
}

async function checkTypes(): Promise<StepResult> {
  const outputs: string[] = [];
  let ok = true;
  for (const folder of TYPED) {
    const memory = path.join(CACHE_FOLDER, 'types', `${path.basename(folder)}.tsbuildinfo`);
    const args = ['-p', folder, '--pretty', 'false', '--incremental', '--tsBuildInfoFile', memory];
    const run = await runTool('tsc', args);
    ok &&= run.ok;
    outputs.push(run.output);
  }
  return { count: countCheck(ok), output: outputs.join('') };
}
