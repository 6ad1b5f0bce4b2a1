import type { AskedColleague, Note } from '@trialdesk/contract/entities/note';
import type { RequestSummary } from '@trialdesk/contract/entities/request';
import type { User } from '@trialdesk/contract/entities/user';
import { SERVER_LIMITS } from '@trialdesk/contract/server-limits';
import type { Reach } from '@trialdesk/contract/permissions';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { recordAudit, type AuditEvent } from '../audit/audit-repository.ts';
import { mail, notes, requests, users } from '../firebase/collections.ts';
import { mayCommitTwice, runTransaction } from '../firebase/run-transaction.ts';
import { ApiError } from '../http/api-error.ts';
import type { AuthorizedMember } from '../http/member.ts';
import { requireRequestWithin } from '../http/within-reach.ts';
import type { OutgoingMail } from '../outbox/outgoing-mail.ts';

const DUE_AT_ONCE = 20;

interface Place {
  /** Of the caller. */
  reach: Reach;
  requestId: string;
  noteId: string;
  /** Of those it mentions or asks. */
  peopleIds: readonly string[];
  /** Of the question that it answers; null if none. */
  answers: string | null;
}

/** What a new note is about. */
interface About {
  request: RequestSummary;
  /** Null where there is no such person. */
  people: readonly (User | null)[];
  /** Null if it answers none. */
  question: Question | null;
}

interface Question {
  note: Note & { asks: AskedColleague };
  /** Null if they have left. */
  askedBy: User | null;
}

export interface NewNote {
  note: Note;
  audit: AuditEvent;
  mails: OutgoingMail[];
}

export interface StoredNote {
  note: Note;
  /** Whom it mentions or asks. */
  people: User[];
}

/** May run more than once, and refuses by throwing. */
type Decide = (about: About) => NewNote;

/**
 * With its audit entry and mails, and what it answers as answered; one that is there already is returned as it is. Null
 * without such a request, `full` when it has as many notes as allowed. Errors: 400 for a question that is none; 403
 * beyond the reach.
 */
export async function storeNote(
  { reach, requestId, noteId, peopleIds, answers }: Place,
  decide: Decide,
): Promise<StoredNote | 'full' | null> {
  return runTransaction(async (transaction) => {
    const place = notes().doc(noteId);
    const request = (await transaction.get(requests().doc(requestId))).data();
    if (!request) return null;
    requireRequestWithin(reach, request);
    const there = (await transaction.get(place)).data();
    const records = peopleIds.length === 0 ? [] : await transaction.getAll(...peopleIds.map((id) => users().doc(id)));
    const found = records.map((person) => person.data() ?? null);
    const people = found.filter((user) => user !== null);
    if (there) return { note: there, people };
    const question = answers === null ? null : await readQuestion(transaction, { id: answers, requestId });
    const written = notes().where('request_id', '==', requestId).count();
    if ((await transaction.get(written)).data().count >= SERVER_LIMITS.notesPerRequest) return 'full';
    const { note, audit, mails } = decide({ request, people: found, question });
    transaction.create(place, note);
    if (question?.note.asks.answered_at === null)
      transaction.update(notes().doc(question.note.id), answeredAt(note.written_at));
    for (const outgoing of mails) transaction.set(mail().doc(outgoing.id), outgoing.mail);
    recordAudit(transaction, audit);
    return { note, people };
  });
}

function answeredAt(at: string) {
  return { 'asks.answered_at': at, 'asks.remind_at': null };
}

/** Errors: 400 unless a note of the request asks somebody. */
async function readQuestion(
  transaction: Transaction,
  { id, requestId }: { id: string; requestId: string },
): Promise<Question> {
  const note = (await transaction.get(notes().doc(id))).data();
  if (note?.request_id !== requestId || !note.asks)
    throw new ApiError('bad_input', 'asksNobody', { answers: 'asksNobody' });
  const askedBy = (await transaction.get(users().doc(note.written_by.id))).data() ?? null;
  return { note: { ...note, asks: note.asks }, askedBy };
}

/**
 * The notes of a request as read by a person. False when there is no such request. Not audited. Errors: 403 beyond the
 * reach.
 */
export async function storeNotesRead({ id, reach }: AuthorizedMember, requestId: string): Promise<boolean> {
  const request = (await requests().doc(requestId).get()).data();
  if (!request) return false;
  requireRequestWithin(reach, request);
  const unread = notes().where('request_id', '==', requestId).where('unread_by', 'array-contains', id);
  // Retention may delete a note meanwhile.
  await runTransaction(async (transaction) => {
    mayCommitTwice(transaction);
    for (const { ref } of (await transaction.get(unread)).docs)
      transaction.update(ref, { unread_by: FieldValue.arrayRemove(id) });
  });
  return true;
}

/** Questions whose colleague is to be reminded, the longest due first. */
export async function dueQuestions(now: string): Promise<Note[]> {
  const due = notes().where('asks.remind_at', '<=', now).orderBy('asks.remind_at').limit(DUE_AT_ONCE);
  return (await due.get()).docs.map((doc) => doc.data());
}

/**
 * What `decide` returns is stored with the next reminder, unless it has been answered or another has reminded. The last one
 * was before the request was answered.
 */
export async function storeReminder(
  { id, asks }: Note,
  decide: (about: { request: RequestSummary; colleague: User | null }) => OutgoingMail | null,
  nextAt: string | null,
): Promise<void> {
  await runTransaction(async (transaction) => {
    const note = (await transaction.get(notes().doc(id))).data();
    const remindAt = note?.asks?.remind_at ?? null;
    if (!note?.asks || remindAt === null || remindAt !== asks?.remind_at) return;
    const request = (await transaction.get(requests().doc(note.request_id))).data();
    const colleague = (await transaction.get(users().doc(note.asks.id))).data() ?? null;
    const isOpen = request?.status === 'processing';
    const outgoing = isOpen ? decide({ request, colleague }) : null;
    if (outgoing) transaction.set(mail().doc(outgoing.id), outgoing.mail);
    transaction.update(notes().doc(id), { 'asks.remind_at': isOpen ? nextAt : null });
  });
}
