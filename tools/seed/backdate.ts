import type { Draft } from '@trialdesk/contract/entities/draft';
import type { RequestQuery } from '@trialdesk/contract/entities/request';
import { Timestamp } from 'firebase-admin/firestore';
import { secondsAfter } from '../../functions/src/clock.ts';
import { audit } from '../../functions/src/firebase/collections.ts';
import { changeThread } from '../../functions/src/testing/stored-thread.ts';
import { requestPath } from '../../functions/src/requests/request-repository.ts';

const DRAFTING_SECONDS = 3;

/**
 * The demo's questions lie in the past, but their drafts were written just now. Moves the drafts and their audit
 * entries to just after the questions.
 */
export async function backdateDrafts(requestId: string): Promise<void> {
  const { queries } = await changeThread(requestId, (record) => ({
    queries: record.queries.map((query) => ({ ...query, draft: dated(query) })),
  }));
  const entries = await audit().where('target', '==', requestPath(requestId)).where('actor_role', '==', 'System').get();
  for (const entry of entries.docs) {
    const query = queries.find(({ id }) => id === entry.data().after?.query_id);
    if (query) await entry.ref.update({ at: secondsAfter(query.timestamp_created, DRAFTING_SECONDS) });
  }
}

/** Moves the demo's audit trail to the times its services were given. */
export async function backdateAudit(): Promise<void> {
  const entries = await audit().get();
  await Promise.all(
    entries.docs.map((entry) => entry.ref.update({ committed_at: Timestamp.fromDate(new Date(entry.data().at)) })),
  );
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
    case 'waiting':
      return draft;
  }
}
