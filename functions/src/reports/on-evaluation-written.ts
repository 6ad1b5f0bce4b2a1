import { recountEvaluated } from './report-part-repository.ts';

interface Written {
  key: string;
  before: Record<string, unknown> | undefined;
  after: Record<string, unknown> | undefined;
}

/** Only of changes: a new evaluation is written with the answer, and removed with the question. */
export async function onEvaluationWritten({ key, before, after }: Written): Promise<void> {
  if (before && after) await recountEvaluated(key);
}
