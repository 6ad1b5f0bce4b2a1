import type { Fold, Tally } from './cross-validate.ts';
import type { Weights } from './fit-logistic.ts';

const WORDS = ['high', 'medium', 'low', 'withheld'];

/** Right answers of all, by word, for each protocol left out and in total. */
export function printFolds(folds: readonly Fold[]): string {
  const [plain, searched] = [folds.map((fold) => fold.plain), folds.map((fold) => fold.searched)];
  const columns = [
    { header: 'left out', cells: [...folds.map(({ protocol }) => protocol), 'all'] },
    { header: 'answers', cells: [...folds.map(({ thresholds }) => thresholds.answer.toFixed(2)), ''] },
    { header: 'medium', cells: [...folds.map(({ thresholds }) => thresholds.medium.toFixed(2)), ''] },
    ...columnsFor('plain', plain),
    ...columnsFor('searched', searched),
  ];
  const widths = columns.map(({ header, cells }) => Math.max(header.length, ...cells.map((cell) => cell.length)) + 2);
  const lines = [
    columns.map(({ header }) => header),
    ...(columns[0]?.cells ?? []).map((_, at) => columns.map(({ cells }) => cells[at] ?? '')),
  ];
  return lines
    .map((line) =>
      line
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('')
        .trimEnd(),
    )
    .join('\n');
}

function columnsFor(kind: string, tallies: readonly Record<string, Tally>[]): { header: string; cells: string[] }[] {
  return WORDS.flatMap((word) => {
    const own = tallies.map((tally) => tally[word] ?? { drafts: 0, right: 0 });
    const sum = (key: keyof Tally) => own.reduce((total, tally) => total + tally[key], 0);
    const all = { drafts: sum('drafts'), right: sum('right') };
    return all.drafts === 0 ? [] : [{ header: `${kind} ${word}`, cells: [...own, all].map(share) }];
  });
}

function share({ drafts, right }: Tally): string {
  return drafts === 0 ? '-' : `${right}/${drafts} ${(right / drafts).toFixed(2)}`;
}

export function printFit({ weights, thresholds }: { weights: Weights; thresholds: Fold['thresholds'] }): string {
  const numbers = { ...weights, ...{ answers: thresholds.answer, medium: thresholds.medium } };
  const named = Object.entries(numbers).map(([name, value]) => `${name} ${value.toFixed(2)}`);
  return `Fitted to all: ${named.join(', ')}`;
}
