import path from 'node:path';
import { ROOT } from '../project.ts';
import { sum, verdictLine } from './count.ts';
import { logFile } from './reports.ts';
import { type FailedTest, type Outcome, placeOf, stepLine } from './step.ts';

/** What the failed steps printed. It is long, so the verdict comes after it. */
export function outputsOfFailed(outcomes: Outcome[]): string {
  return outcomes
    .filter(({ count }) => count.failed > 0)
    .map(({ name, output }) => `Output of ${name}:\n\n${output.trimEnd()}\n`)
    .join('\n');
}

/** The end of a run: the failed tests, those that failed once and passed once, the time per step, and the sum. */
export function verdict(outcomes: Outcome[]): string {
  const failed = outcomes.filter(({ count }) => count.failed > 0);
  return [
    ...section('Failed', failed.flatMap(failureLines)),
    ...section(
      'Flaky: failed, then passed alone',
      outcomes.flatMap(({ flaky }) => flaky.flatMap(testLines)),
    ),
    ...section(
      'Steps',
      outcomes.map((outcome) => stepLine(outcome)),
    ),
    verdictLine(sum(outcomes.map(({ count }) => count))),
  ].join('\n');
}

function section(title: string, lines: string[]): string[] {
  return lines.length === 0 ? [] : ['', `${title}:`, ...lines];
}

function failureLines({ name, failed, output }: Outcome): string[] {
  const where = `    output of ${name}: ${relative(logFile(name))}`;
  if (failed.length > 0) return [...failed.flatMap(testLines), where];
  const last = output.trimEnd().split('\n').slice(-5);
  return [`  ${name}`, ...last.map((line) => `    ${line}`), where];
}

function testLines(test: FailedTest): string[] {
  const { reason, again, shown = [], logged = [], artifacts = [] } = test;
  const meanwhile = logged.map((text) => `    logged meanwhile: ${text}`);
  return [
    `  ${placeOf(test)}`,
    `    ${reason}`,
    ...(again === undefined ? [] : [`    once more, alone: ${again}`]),
    ...(shown.length === 0 ? [] : ['    the page showed:', ...shown.map((line) => `      ${line}`)]),
    ...meanwhile,
    ...artifacts.map((artifact) => `    ${relative(artifact)}`),
  ];
}

function relative(file: string): string {
  return path.relative(ROOT, file);
}
