import type { Announcement } from '@trialdesk/contract/entities/announcement';
import type { AnnouncementPayload } from '@trialdesk/contract/payloads/announcement';
import { can, EVERYWHERE, isAssignedSite } from '@trialdesk/contract/permissions';
import type {
  AnnouncementsPage,
  AnnouncementView,
  Receipts,
  Receivers,
  SiteReceipts,
} from '@trialdesk/contract/replies/announcements';
import { asActor } from '../audit/audit-repository.ts';
import type { Clock } from '../clock.ts';
import { ApiError } from '../http/api-error.ts';
import type { AuthorizedMember } from '../http/member.ts';
import { requireStudyWithin } from '../http/within-reach.ts';
import { idFor } from '../ids.ts';
import { listSites } from '../sites/site-repository.ts';
import { findStudy } from '../studies/study-repository.ts';
import {
  countReads,
  findAnnouncement,
  listAnnouncements,
  ownReads,
  readsOf,
  storeAnnouncement,
  storeRead,
  storeReminder,
  type Reviewed,
} from './announcement-repository.ts';
import { documentToAnnounce } from './announced-document.ts';
import { deliverAnnouncement, receiversOf, reminderAfter, tryDelivery } from './deliver-announcement.ts';

export interface Announcing {
  member: AuthorizedMember;
  idempotencyKey: string | undefined;
  clock: Clock;
}

/** As `publish`. Errors: 400 for a document that cannot go with it; 403; 404 for the study. */
export async function announce(by: Announcing, input: AnnouncementPayload): Promise<AnnouncementView> {
  const study = await findStudy(by.member.reach, input.study_id);
  if (!study) throw new ApiError('not_found', 'noSuchStudy');
  const { study_id, title, text, document_id: id } = input;
  const document = id ? await documentToAnnounce(by.member, { study, id }) : undefined;
  return publish(by, { study_id, study_name: study.name, title, text, ...(document && { document }) });
}

type Content = Omit<Announcement, 'id' | 'sent_by' | 'sent_at' | 'next_mail'>;

/** Stores it, and mails the people of the study's sites; what fails of that is made up for later. Errors: 409. */
export async function publish(
  { member, idempotencyKey, clock }: Announcing,
  content: Content,
  reviewed: Partial<Reviewed> = {},
): Promise<AnnouncementView> {
  const now = clock();
  const announcement: Announcement = {
    id: idFor(member.id, idempotencyKey && `${idempotencyKey} announcement`),
    ...content,
    sent_by: asActor(member),
    sent_at: now,
    next_mail: { kind: 'news', due_at: now },
  };
  const stored = await storeAnnouncement(announcement, member, reviewed);
  await tryDelivery(stored, now);
  return viewFor(member, stored, { own: null, all: await readsSeenBy(member, stored.id) });
}

/** Errors: 403; 404 for the study. */
export async function receiversIn(member: AuthorizedMember, studyId: string): Promise<Receivers> {
  if (!(await findStudy(member.reach, studyId))) throw new ApiError('not_found', 'noSuchStudy');
  const people = await receiversOf(studyId);
  return { people: people.length, sites: new Set(people.flatMap(({ site_ids }) => site_ids)).size };
}

interface Wanted {
  study_id?: string | undefined;
  cursor?: string | undefined;
}

const PAGE = 25;

/** Errors: 400 for an unknown cursor; 403 beyond the reach. */
export async function announcementsFor(
  member: AuthorizedMember,
  { study_id, cursor }: Wanted,
): Promise<AnnouncementsPage> {
  if (study_id) requireStudyWithin(member.reach, study_id);
  const reach = study_id ? { ...member.reach, study_ids: [study_id] } : member.reach;
  const { records, next } = await listAnnouncements(reach, { limit: PAGE, cursor });
  const ids = can(member, 'receive_announcements') ? records.map(({ id }) => id) : [];
  const reads = await ownReads(member.id, ids);
  const announcements = await Promise.all(
    records.map(async (record) =>
      viewFor(member, record, { own: reads.get(record.id) ?? null, all: await readsSeenBy(member, record.id) }),
    ),
  );
  return { announcements, next_cursor: next };
}

/** Errors: 403; 404. */
export async function announcementFor(member: AuthorizedMember, id: string): Promise<AnnouncementView> {
  const announcement = await findAnnouncement(member.reach, id);
  if (!announcement) throw missing();
  const reads = await ownReads(member.id, can(member, 'receive_announcements') ? [id] : []);
  return viewFor(member, announcement, { own: reads.get(id) ?? null, all: await readsSeenBy(member, id) });
}

/** Null for those who may not see who has read it. */
async function readsSeenBy(member: AuthorizedMember, id: string): Promise<number | null> {
  return can(member, 'announce') ? countReads(id) : null;
}

/** Errors: 403; 404. */
export async function markRead(member: AuthorizedMember, id: string, clock: Clock): Promise<void> {
  if (!(await storeRead(member.reach, id, { at: clock(), actor: member }))) throw missing();
}

/** Errors: 403; 404. */
export async function receiptsOf(member: AuthorizedMember, id: string): Promise<Receipts> {
  const announcement = await findAnnouncement(member.reach, id);
  if (!announcement) throw missing();
  const [people, reads, sites] = await Promise.all([
    receiversOf(announcement.study_id),
    readsOf(id),
    listSites(EVERYWHERE),
  ]);
  const bySite = sites.map(({ id: siteId, name }): SiteReceipts => {
    const own = people.filter((user) => isAssignedSite(user, siteId));
    return {
      site_id: siteId,
      site_name: name,
      people: own.map((user) => ({ id: user.id, name: user.name, read_at: reads.get(user.id) ?? null })).sort(byName),
    };
  });
  return {
    people: people.length,
    read: people.filter((user) => reads.has(user.id)).length,
    reminder_due_at: reminderAfter(announcement),
    reminded: announcement.reminded ?? null,
    sites: bySite.filter((site) => site.people.length > 0),
  };
}

/** Returns how many were mailed. Errors: 403; 404. */
export async function remind(member: AuthorizedMember, id: string, clock: Clock): Promise<number> {
  const now = clock();
  const announcement = await storeReminder(member.reach, id, { at: now, actor: member });
  if (!announcement) throw missing();
  return deliverAnnouncement(announcement, now);
}

interface Reads {
  /** When the member read it. */
  own: string | null;
  all: number | null;
}

function viewFor(member: AuthorizedMember, announcement: Announcement, { own, all }: Reads): AnnouncementView {
  const { id, study_id, study_name, title, text, document, shared, shared_from, sent_by, sent_at } = announcement;
  return {
    ...{ id, study_id, study_name, title, text, shared: shared ?? null, sent_by, sent_at, read_at: own, read_by: all },
    document: document ? { name: document.name, version: document.version } : null,
    request_id: can(member, 'announce') ? (shared_from?.request_id ?? null) : null,
  };
}

function byName(a: { name: string }, b: { name: string }): number {
  return a.name.localeCompare(b.name, 'en');
}

function missing(): ApiError {
  return new ApiError('not_found', 'noSuchAnnouncement');
}
