import type { Draft } from '@trialdesk/contract/entities/draft';
import type { RequestQuery } from '@trialdesk/contract/entities/request';
import { secondsAfter } from '../../functions/src/clock.ts';
import { audit, requests } from '../../functions/src/firebase/collections.ts';
import { requestPath } from '../../functions/src/requests/request-repository.ts';

const DRAFTING_SECONDS = 3;

/**
 * The demo's questions lie in the past, but their drafts were written just now. Moves the drafts and their audit
 * entries to just after the questions.
 */
export async function backdateDrafts(requestId: string): Promise<void> {
  const request = requests().doc(requestId);
  const queries = (await request.get()).data()?.queries ?? [];
  await request.update({ queries: queries.map((query) => ({ ...query, draft: dated(query) })) });
  const entries = await audit().where('target', '==', requestPath(requestId)).where('actor_role', '==', 'System').get();
  for (const entry of entries.docs) {
    const query = queries.find(({ id }) => id === entry.data().after?.query_id);
    if (query) await entry.ref.update({ at: secondsAfter(query.timestamp_created, DRAFTING_SECONDS) });
  }
}

function dated({ draft, timestamp_created }: RequestQuery): Draft {
  const at = secondsAfter(timestamp_created, DRAFTING_SECONDS);
  switch (draft.state) {
    case 'ready':
    case 'not_found':
      return { ...draft, written_at: at };
    case 'failed':
      return { ...draft, failed_at: at };
    case 'queued':
    case 'writing':
      return draft;
  }
}
