import path from 'node:path';
import { buildChanged } from '../build/build.ts';
import { screensOverBudget } from '../build/check-budgets.ts';
import { CACHE_FOLDER, ROOT } from '../project.ts';
import { runTool } from '../run-tool.ts';
import { jestStep } from './jest-step.ts';
import type { Step, StepResult } from './step.ts';
import { countCheck, sum } from './count.ts';

/** Projects of jest.config.mjs that need no emulators. */
export const UNIT_PROJECTS = ['contract', 'functions', 'tools', 'web'];

/** Folders with a tsconfig.json. */
export const TYPED = ['contract', 'functions', 'web', ROOT];
/** Its compiler takes a quarter of the time; the linter needs the library of the release before. */
const COMPILER = path.join(ROOT, 'node_modules/typescript-native/bin/tsc');

export const checks: Step[] = [
  { name: 'build', run: checkBuild },
  typesStep(TYPED),
  jestStep('unit', UNIT_PROJECTS),
  lintStep(['.']),
  checkFiles('format', ['prettier', '--check', '--log-level', 'warn'], ['.']),
  { name: 'unused', run: () => check('knip', ['--no-progress', '--no-config-hints']) },
];

/** Builds, and checks the budgets of first screens. */
async function checkBuild(): Promise<StepResult> {
  await buildChanged();
  const found = screensOverBudget();
  return { count: sum([countCheck(true), countCheck(found.length === 0)]), output: found.join('\n') };
}

/**
 * oxlint knows the language and its types, ESLint what may be reached from where. Files that they ignore may be among
 * these.
 */
export function lintStep(files: readonly string[]): Step {
  return {
    name: 'lint',
    run: async () => {
      const results = [
        await check('oxlint', ['--deny-warnings', '--report-unused-disable-directives', ...files]),
        await check('eslint', ['--max-warnings', '0', '--no-warn-ignored', ...files]),
      ];
      return { count: sum(results.map(({ count }) => count)), output: results.map(({ output }) => output).join('') };
    },
  };
}

async function check(command: string, args: string[]): Promise<StepResult> {
  const { ok, output } = await runTool(command, args);
  return { count: countCheck(ok), output };
}

/** Of folders with a tsconfig.json. */
export function typesStep(folders: readonly string[]): Step {
  return { name: 'types', run: () => checkTypes(folders) };
}

/** A command that passes or fails as a whole. */
export function checkFiles(name: string, [command = '', ...args]: readonly string[], files: readonly string[]): Step {
  return { name, run: () => check(command, [...args, ...files]) };
}

async function checkTypes(folders: readonly string[]): Promise<StepResult> {
  const outputs: string[] = [];
  let ok = true;
  for (const folder of folders) {
    const memory = path.join(CACHE_FOLDER, 'types', `${path.basename(folder)}.tsbuildinfo`);
    const args = ['-p', folder, '--pretty', 'false', '--incremental', '--tsBuildInfoFile', memory];
    const run = await runTool(process.execPath, [COMPILER, ...args]);
    ok &&= run.ok;
    outputs.push(run.output);
  }
  return { count: countCheck(ok), output: outputs.join('') };
}
