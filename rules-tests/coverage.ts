interface Seen {
  value: { boolValue?: boolean; undefined?: object } & Record<string, unknown>;
}

interface Expression {
  sourcePosition?: { line?: number; column?: number };
  values?: Seen[];
  children?: Expression[];
}

interface CoverageReport {
  rules: { files: { content: string }[] };
  report: Expression[];
}

/**
 * Expressions of firestore.rules that the tests of a project have not proved, each as line and text: never evaluated,
 * or a condition that was never true or never false.
 */
export async function unprovenExpressions(projectId: string): Promise<string[]> {
  const address = `http://${process.env.FIRESTORE_EMULATOR_HOST}/emulator/v1/projects/${projectId}:ruleCoverage`;
  const { rules, report } = (await (await fetch(address)).json()) as CoverageReport;
  const lines = (rules.files[0]?.content ?? '').split('\n');
  return report.flatMap(withChildren).flatMap((expression) => {
    const missing = missingOf(expression);
    const { line = 0, column = 1 } = expression.sourcePosition ?? {};
    return missing === null ? [] : [`line ${line} ${missing}: ${lines[line - 1]?.slice(column - 1) ?? ''}`];
  });
}

function withChildren(expression: Expression): Expression[] {
  return [expression, ...(expression.children ?? []).flatMap(withChildren)];
}

function missingOf({ values = [] }: Expression): string | null {
  const seen = values.filter(({ value }) => Object.keys(value).length > 0 && !value.undefined);
  if (seen.length === 0) return 'never evaluated';
  const results = seen.flatMap(({ value }) => (value.boolValue === undefined ? [] : [value.boolValue]));
  if (results.length === 0) return null;
  if (!results.includes(true)) return 'never true';
  return results.includes(false) ? null : 'never false';
}
