import type { Note } from '@trialdesk/contract/entities/note';
import type { RequestSummary } from '@trialdesk/contract/entities/request';
import type { User } from '@trialdesk/contract/entities/user';
import { SERVER_LIMITS } from '@trialdesk/contract/server-limits';
import type { Reach } from '@trialdesk/contract/permissions';
import { recordAudit, type AuditEvent } from '../audit/audit-repository.ts';
import { mail, notes, requests, users } from '../firebase/collections.ts';
import { runTransaction } from '../firebase/run-transaction.ts';
import { requireRequestWithin } from '../http/within-reach.ts';
import type { OutgoingMail } from '../outbox/outgoing-mail.ts';

interface Place {
  /** Of the caller. */
  reach: Reach;
  requestId: string;
  noteId: string;
  mentionedIds: readonly string[];
}

export interface NewNote {
  note: Note;
  audit: AuditEvent;
  mails: OutgoingMail[];
}

export interface StoredNote {
  note: Note;
  mentioned: User[];
}

/** Null where there is no such person. May run more than once, and refuses by throwing. */
type Decide = (request: RequestSummary, mentioned: readonly (User | null)[]) => NewNote;

/**
 * With its audit entry and mails; one that is there already is returned as it is. Null without such a request, `full` when
 * it has as many notes as allowed. Errors: 403 beyond the reach.
 */
export async function storeNote(
  { reach, requestId, noteId, mentionedIds }: Place,
  decide: Decide,
): Promise<StoredNote | 'full' | null> {
  return runTransaction(async (transaction) => {
    const place = notes().doc(noteId);
    const request = (await transaction.get(requests().doc(requestId))).data();
    if (!request) return null;
    requireRequestWithin(reach, request);
    const there = (await transaction.get(place)).data();
    const people =
      mentionedIds.length === 0 ? [] : await transaction.getAll(...mentionedIds.map((id) => users().doc(id)));
    const found = people.map((person) => person.data() ?? null);
    const mentioned = found.filter((user) => user !== null);
    if (there) return { note: there, mentioned };
    const written = notes().where('request_id', '==', requestId).count();
    if ((await transaction.get(written)).data().count >= SERVER_LIMITS.notesPerRequest) return 'full';
    const { note, audit, mails } = decide(request, found);
    transaction.create(place, note);
    for (const outgoing of mails) transaction.set(mail().doc(outgoing.id), outgoing.mail);
    recordAudit(transaction, audit);
    return { note, mentioned };
  });
}
