import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PlainError } from '../plain-error.ts';
import { ROOT } from '../project.ts';
import { runTool } from '../run-tool.ts';
import { checkFiles, lintStep, TYPED, typesStep, UNIT_PROJECTS } from './checks.ts';
import { covering } from './covering.ts';
import { jestStep } from './jest-step.ts';
import { journeySources, type Sources, sources } from './sources.ts';
import type { Step } from './step.ts';

const MAIN = 'main';
const CODE = /\.(ts|tsx|mjs)$/;

export interface Changed {
  /** Checks of the changed files alone, and of what imports them. */
  steps: Step[];
  /** What they do not run, in lines; empty if there is nothing. */
  notes: string[];
}

/** Files that differ from where this branch left `main`, committed or not. */
export async function changedSinceMain(): Promise<Changed> {
  const base = (await git('merge-base', 'HEAD', MAIN)).trim();
  const listed = [
    await git('diff', '--name-only', '--diff-filter=d', base),
    await git('ls-files', '--others', '--exclude-standard'),
  ];
  const files = listed.join('\n').split('\n').filter(Boolean);
  if (files.length === 0) return { steps: [], notes: [`Nothing differs from ${MAIN}.`] };
  const code = files.filter((file) => CODE.test(file));
  const related = ['--passWithNoTests', '--findRelatedTests', ...code];
  const ofCode = [
    typesStep(typedFoldersOf(code)),
    jestStep('unit', UNIT_PROJECTS, { patterns: related }),
    lintStep(code),
  ];
  return {
    steps: [
      ...(code.length === 0 ? [] : ofCode),
      checkFiles('format', ['prettier', '--check', '--log-level', 'warn', '--ignore-unknown'], files),
    ],
    notes: [
      ...list('Journeys that name its texts', covering(read(code), journeySources())),
      ...list('API tests beside it or that name its texts', covering(read(code), apiTests())),
    ],
  };
}

async function git(...args: string[]): Promise<string> {
  const { ok, output } = await runTool('git', args);
  if (!ok) throw new PlainError(`git ${args.join(' ')} failed:\n${output}`);
  return output;
}

/** Those of `TYPED` whose code may use these files. */
function typedFoldersOf(files: readonly string[]): string[] {
  const changed = new Set(files.map((file) => file.split('/')[0]));
  if (changed.has('contract')) return TYPED;
  const others = [...changed].some((folder) => folder !== 'web');
  return [
    ...(changed.has('functions') ? ['functions'] : []),
    ...(changed.has('web') ? ['web'] : []),
    ...(others ? [ROOT] : []),
  ];
}

function read(files: readonly string[]): Sources {
  return new Map(files.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]));
}

function apiTests(): Sources {
  return sources(['functions/src/**/*.api.test.ts', 'tools/**/*.api.test.ts'], { tests: true });
}

function list(title: string, files: readonly string[]): string[] {
  return files.length === 0 ? [] : ['', `${title}:`, ...files.map((file) => `  ${file}`)];
}
