import path from 'node:path';

/** The parts of a mutation-testing report that are used here. */
export interface Report {
  files: Record<string, { mutants: Mutant[] }>;
}

interface Mutant {
  status: string;
  mutatorName: string;
  replacement?: string;
  location: { start: { line: number; column: number } };
}

export interface FolderScore {
  folder: string;
  detected: number;
  undetected: number;
}

const DETECTED = new Set(['Killed', 'Timeout']);
const UNDETECTED = new Set(['Survived', 'NoCoverage']);

/** Scores by folder. Mutants that do not load, and those that Stryker ignores, do not count. */
export function scoresByFolder({ files }: Report): FolderScore[] {
  const scores = new Map<string, FolderScore>();
  for (const [file, { mutants }] of Object.entries(files)) {
    const folder = path.dirname(file);
    const score = scores.get(folder) ?? { folder, detected: 0, undetected: 0 };
    score.detected += mutants.filter(({ status }) => DETECTED.has(status)).length;
    score.undetected += mutants.filter(({ status }) => UNDETECTED.has(status)).length;
    scores.set(folder, score);
  }
  return [...scores.values()].filter(({ detected, undetected }) => detected + undetected > 0);
}

/** The share of mutants that tests detect, from 0 to 1. */
export function scoreOf(scores: readonly FolderScore[]): number {
  const detected = scores.reduce((sum, score) => sum + score.detected, 0);
  const undetected = scores.reduce((sum, score) => sum + score.undetected, 0);
  return detected + undetected === 0 ? 1 : detected / (detected + undetected);
}

/** One line for each mutant that no test detects. */
export function survivors({ files }: Report): string[] {
  return Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants
      .filter(({ status }) => UNDETECTED.has(status))
      .map(({ status, mutatorName, replacement, location: { start } }) => {
        const change = (replacement ?? '').replace(/\s+/g, ' ').slice(0, 80);
        return `${file}:${start.line}:${start.column} ${mutatorName} ${status === 'NoCoverage' ? '(no test)' : ''} -> ${change}`;
      }),
  );
}
