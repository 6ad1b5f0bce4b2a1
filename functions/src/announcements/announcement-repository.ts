import {
  announcementReadId,
  type Announcement,
  type AnnouncementMail,
} from '@trialdesk/contract/entities/announcement';
import type { AnswerPlace } from '@trialdesk/contract/entities/request';
import { COLLECTIONS, queryKey } from '@trialdesk/contract/paths';
import type { Reach } from '@trialdesk/contract/permissions';
import { scopeFilters } from '@trialdesk/contract/scope-filters';
import { FieldPath } from 'firebase-admin/firestore';
import { asActor, recordAudit, type AuditActor } from '../audit/audit-repository.ts';
import { announcementReads, announcements, requestQueries } from '../firebase/collections.ts';
import { mayCommitTwice, runTransaction } from '../firebase/run-transaction.ts';
import { ApiError } from '../http/api-error.ts';
import { pageOf, placeOf, type PageWanted } from '../http/page-cursor.ts';
import { requireStudyWithin } from '../http/within-reach.ts';
import type { By } from '../names/named-record-repository.ts';

const DUE_AT_ONCE = 20;

function pathOf(id: string): string {
  return `${COLLECTIONS.announcements}/${id}`;
}

/** Of an answer that is shared, as somebody has reviewed it. */
export interface Reviewed {
  /** They may say who asked, and were left on purpose. */
  keptWords: readonly string[];
  /** When it was last shared, empty for never; undefined if that does not matter. */
  seenSharedAt: string | undefined;
}

/** One that is there already is returned as it is. Errors: 409 for an answer that was shared meanwhile. */
export async function storeAnnouncement(
  announcement: Announcement,
  actor: AuditActor,
  { keptWords = [], seenSharedAt }: Partial<Reviewed>,
): Promise<Announcement> {
  return runTransaction(async (transaction) => {
    const place = announcements().doc(announcement.id);
    const there = (await transaction.get(place)).data();
    if (there) return there;
    const { study_id, title, text, document, shared, shared_from, sent_by, sent_at } = announcement;
    const answered = shared_from && requestQueries().doc(placeOfAnswer(shared_from));
    const query = answered && (await transaction.get(answered)).data();
    if (query && seenSharedAt !== undefined && seenSharedAt !== (query.shared?.at ?? ''))
      throw new ApiError('conflict', 'sharedMeanwhile', { seen_shared_at: 'sharedMeanwhile' });
    transaction.create(place, announcement);
    if (query) transaction.update(answered, { shared: { by: sent_by, at: sent_at } });
    recordAudit(transaction, {
      ...{ at: sent_at, actor, action: 'announcement.sent', target: pathOf(announcement.id) },
      ...{
        before: null,
        after: {
          ...{ study_id, title, text, ...(document && { document }), ...(shared && { shared, shared_from }) },
          ...(keptWords.length > 0 && { kept_words: keptWords }),
        },
      },
    });
    return announcement;
  });
}

/** Errors: 403 beyond the reach. */
export async function findAnnouncement(reach: Reach, id: string): Promise<Announcement | null> {
  const found = (await announcements().doc(id).get()).data() ?? null;
  if (found) requireStudyWithin(reach, found.study_id);
  return found;
}

/** Newest first. */
export async function listAnnouncements(
  { study_ids }: Reach,
  { limit, cursor }: PageWanted,
): Promise<{ records: Announcement[]; next: string | null }> {
  const after = placeOf(cursor);
  const pages = await Promise.all(
    scopeFilters({ site_ids: null, study_ids }).map((part) => {
      const own = part.study_ids === null ? announcements() : announcements().where('study_id', 'in', part.study_ids);
      const newest = own
        .orderBy('sent_at', 'desc')
        .orderBy(FieldPath.documentId(), 'desc')
        .limit(limit + 1);
      return (after ? newest.startAfter(after.key, after.id) : newest).get();
    }),
  );
  const found = pages.flatMap(({ docs }) => docs.map((doc) => doc.data()));
  found.sort((a, b) => (`${a.sent_at} ${a.id}` > `${b.sent_at} ${b.id}` ? -1 : 1));
  return pageOf(found, limit, ({ sent_at, id }) => ({ key: sent_at, id }));
}

/** When an answer was last shared; null if it never was. */
export async function lastShared(place: AnswerPlace): Promise<string | null> {
  return (await requestQueries().doc(placeOfAnswer(place)).get()).data()?.shared?.at ?? null;
}

function placeOfAnswer({ request_id, query_id }: AnswerPlace): string {
  return queryKey(request_id, query_id);
}

/** When this person read them, by announcement. */
export async function ownReads(userId: string, announcementIds: readonly string[]): Promise<Map<string, string>> {
  if (announcementIds.length === 0) return new Map();
  const places = announcementIds.map((id) => announcementReads().doc(announcementReadId(id, userId)));
  const found = await Promise.all(places.map((place) => place.get()));
  return new Map(
    found
      .map((doc) => doc.data())
      .filter((read) => read !== undefined)
      .map(({ announcement_id, read_at }) => [announcement_id, read_at]),
  );
}

/** When it was read, by person. */
export async function readsOf(announcementId: string): Promise<Map<string, string>> {
  const found = await announcementReads().where('announcement_id', '==', announcementId).get();
  return new Map(found.docs.map((doc) => doc.data()).map(({ user_id, read_at }) => [user_id, read_at]));
}

export async function countReads(announcementId: string): Promise<number> {
  const found = announcementReads().where('announcement_id', '==', announcementId);
  return (await found.count().get()).data().count;
}

/** The first time counts. False without such an announcement. Errors: 403 beyond the reach. */
export async function storeRead(reach: Reach, id: string, { at, actor }: By): Promise<boolean> {
  return runTransaction(async (transaction) => {
    const place = announcementReads().doc(announcementReadId(id, actor.id));
    const announcement = (await transaction.get(announcements().doc(id))).data();
    if (!announcement) return false;
    requireStudyWithin(reach, announcement.study_id);
    if ((await transaction.get(place)).exists) return true;
    transaction.create(place, { announcement_id: id, user_id: actor.id, read_at: at });
    const entry = { action: 'announcement.read', target: pathOf(id), before: null, after: {} } as const;
    recordAudit(transaction, { at, actor, ...entry });
    return true;
  });
}

/** Makes the reminder due. Null without such an announcement. Errors: 403 beyond the reach. */
export async function storeReminder(reach: Reach, id: string, { at, actor }: By): Promise<Announcement | null> {
  return runTransaction(async (transaction) => {
    const announcement = (await transaction.get(announcements().doc(id))).data();
    if (!announcement) return null;
    requireStudyWithin(reach, announcement.study_id);
    // Who has not had the first mail yet must get that.
    const isNews = announcement.next_mail?.kind === 'news';
    const next_mail: AnnouncementMail = { kind: isNews ? 'news' : 'reminder', due_at: at };
    const reminded = { by: asActor(actor), at };
    transaction.update(announcements().doc(id), { next_mail, reminded });
    const entry = { action: 'announcement.reminded', target: pathOf(id), before: null, after: {} } as const;
    recordAudit(transaction, { at, actor, ...entry });
    return { ...announcement, next_mail, reminded };
  });
}

/** Those with a mail that is due, the longest due first. */
export async function dueAnnouncements(now: string): Promise<Announcement[]> {
  const due = announcements().where('next_mail.due_at', '<=', now).orderBy('next_mail.due_at').limit(DUE_AT_ONCE);
  return (await due.get()).docs.map((doc) => doc.data());
}

/** Unless another mail has become the next meanwhile. */
export async function passMail({ id, next_mail }: Announcement, next: AnnouncementMail | null): Promise<void> {
  await runTransaction(async (transaction) => {
    mayCommitTwice(transaction);
    const stored = (await transaction.get(announcements().doc(id))).data();
    const isSame = stored?.next_mail?.kind === next_mail?.kind && stored?.next_mail?.due_at === next_mail?.due_at;
    if (stored && isSame) transaction.update(announcements().doc(id), { next_mail: next });
  });
}
