import type { AiSettingsRecord } from '@trialdesk/contract/entities/ai-settings';
import type { AuditEntry } from '@trialdesk/contract/entities/audit-entry';
import type { StudyDocument } from '@trialdesk/contract/entities/document';
import type { DraftJob } from '@trialdesk/contract/entities/draft-job';
import type { Evaluation } from '@trialdesk/contract/entities/evaluation';
import type { Mail } from '@trialdesk/contract/entities/mail';
import type { RequestRecord, SiteRequest } from '@trialdesk/contract/entities/request';
import type { Site, Study } from '@trialdesk/contract/entities/site';
import type { User } from '@trialdesk/contract/entities/user';
import { COLLECTIONS, type Collection } from '@trialdesk/contract/paths';
import type { CollectionReference, FirestoreDataConverter, Timestamp } from 'firebase-admin/firestore';
import { database } from './app.ts';

/** Records have the contract's types; only the server writes them. */
function collection<T extends object>(name: Collection): CollectionReference<T> {
  const asTyped: FirestoreDataConverter<T> = {
    toFirestore: (record) => record,
    fromFirestore: (snapshot) => snapshot.data() as T,
  };
  return database().collection(name).withConverter(asTyped);
}

export const users = () => collection<User>(COLLECTIONS.users);
export const sites = () => collection<Site>(COLLECTIONS.sites);
export const studies = () => collection<Study>(COLLECTIONS.studies);
/**
 * Reserves a name: the id is its kind and normal form. `target` is the path of the record that has it, `cause`
 * identifies the call and its repetitions.
 */
export const names = () => collection<{ target: string; cause?: string }>(COLLECTIONS.names);
export const requests = () => collection<RequestRecord>(COLLECTIONS.requests);
export const siteRequests = () => collection<SiteRequest>(COLLECTIONS.siteRequests);
export const draftJobs = () => collection<DraftJob>(COLLECTIONS.draftJobs);
export const evaluations = () => collection<Evaluation>(COLLECTIONS.evaluations);
export const documents = () => collection<StudyDocument>(COLLECTIONS.documents);
/** Versions given so far under a name in a study. Every new version writes here, which serialises them. */
export const documentTurns = () => collection<{ count: number }>(COLLECTIONS.documentTurns);
export const audit = () => collection<AuditEntry>(COLLECTIONS.audit);
export const mail = () => collection<Mail>(COLLECTIONS.mail);
/** Uses in a window of time. Firestore deletes a counter after `expires_at` (a TTL policy). */
export const rateLimits = () => collection<{ count: number; expires_at: Timestamp }>(COLLECTIONS.rateLimits);
export const settings = () => collection<AiSettingsRecord>(COLLECTIONS.settings);
