import type { StoredQuery } from '@trialdesk/contract/entities/request';
import { isCountedChange } from './counted-question.ts';
import { recount } from './report-part-repository.ts';

interface Written {
  before: Record<string, unknown> | undefined;
  after: Record<string, unknown> | undefined;
}

/** Goes by what is stored now: events may come twice, late and in any order. */
export async function onQuestionWritten(written: Written): Promise<void> {
  const [before, after] = [stored(written.before), stored(written.after)];
  const question = after ?? before;
  if (question && isCountedChange(before, after)) await recount(question);
}

function stored(data: Record<string, unknown> | undefined): StoredQuery | undefined {
  return data && isStoredQuery(data) ? data : undefined;
}

/** Only the server writes there; this is for the type. */
function isStoredQuery(data: object): data is StoredQuery {
  return 'request_id' in data && 'draft' in data;
}
