/** Index entries that Firestore counts for the price of one document. */
const ENTRIES_PER_READ = 1_000;

/** Documents that are billed for the answers of counting queries. */
export function readsOfCounts(answers: readonly string[]): number {
  return answers
    .flatMap((answer) => [...answer.matchAll(/"integerValue":\s*"(\d+)"/g)])
    .reduce((sum, [, counted]) => sum + Math.max(1, Math.ceil(Number(counted) / ENTRIES_PER_READ)), 0);
}

/** Records in the lists of an answer of the API, each of which the server read; 0 for what is no JSON. */
export function recordsIn(answer: string): number {
  try {
    return listsIn(JSON.parse(answer)).reduce((sum, list) => sum + list.length, 0);
  } catch {
    return 0;
  }
}

/** The outermost ones. */
function listsIn(value: unknown): unknown[][] {
  if (Array.isArray(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listsIn) : [];
}
