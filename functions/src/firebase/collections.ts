import type { AiSettingsRecord } from '@trialdesk/contract/entities/ai-settings';
import type { Announcement, AnnouncementRead } from '@trialdesk/contract/entities/announcement';
import type { AnswerTimesRecord } from '@trialdesk/contract/entities/answer-times';
import type { SafetyWordsRecord } from '@trialdesk/contract/entities/safety-words';
import type { AuditBlock } from '@trialdesk/contract/entities/audit-block';
import type { StudyDocument } from '@trialdesk/contract/entities/document';
import type { DraftJob } from '@trialdesk/contract/entities/draft-job';
import type { Evaluation } from '@trialdesk/contract/entities/evaluation';
import type { Mail } from '@trialdesk/contract/entities/mail';
import type { Presence } from '@trialdesk/contract/entities/presence';
import type { Note } from '@trialdesk/contract/entities/note';
import type { PendingUpload } from '@trialdesk/contract/entities/pending-upload';
import type { ReportPart } from '@trialdesk/contract/entities/report-part';
import type {
  RequestSummary,
  SiteRequestSummary,
  StoredQuery,
  StoredSiteQuery,
} from '@trialdesk/contract/entities/request';
import type { DocumentFacts, StudyFacts } from '@trialdesk/contract/entities/study-fact';
import type { PasswordReset } from '@trialdesk/contract/entities/password-reset';
import type { SavedReply } from '@trialdesk/contract/entities/saved-reply';
import type { SavedView } from '@trialdesk/contract/entities/saved-view';
import type { SchemaVersion } from '@trialdesk/contract/entities/schema-version';
import type { ScoreStreak } from '@trialdesk/contract/entities/score-streak';
import type { SearchEntry } from '@trialdesk/contract/entities/search-entry';
import type { SeenRequests } from '@trialdesk/contract/entities/seen-requests';
import type { SecuritySettingsRecord } from '@trialdesk/contract/entities/security-settings';
import type { ReadMarks } from '@trialdesk/contract/entities/read-marks';
import type { RequestCount, Site, Study } from '@trialdesk/contract/entities/site';
import type { BudgetNotice, ModelUsage, MonthlyUsage } from '@trialdesk/contract/entities/usage';
import type { User } from '@trialdesk/contract/entities/user';
import { COLLECTIONS, type Collection } from '@trialdesk/contract/paths';
import type { CollectionReference, FirestoreDataConverter, Timestamp } from 'firebase-admin/firestore';
import { database } from './app.ts';
import type { StoredAuditEntry } from '../stored-audit-entry.ts';

/** Only the server writes records, with the contract's types. */
function collection<T extends object>(name: Collection): CollectionReference<T> {
  const asTyped: FirestoreDataConverter<T> = {
    toFirestore: (record) => record,
    fromFirestore: (snapshot) => snapshot.data() as T,
  };
  return database().collection(name).withConverter(asTyped);
}

export const users = () => collection<User>(COLLECTIONS.users);
export const sites = () => collection<Site>(COLLECTIONS.sites);
export const requestCounts = () => collection<RequestCount>(COLLECTIONS.requestCounts);
export const studies = () => collection<Study>(COLLECTIONS.studies);
/**
 * The id is a name's kind and normal form. `target` is the path of the record that has it, `cause` identifies the call
 * and its repetitions.
 */
export const names = () => collection<{ target: string; cause?: string }>(COLLECTIONS.names);
export const requests = () => collection<RequestSummary>(COLLECTIONS.requests);
export const requestQueries = () => collection<StoredQuery>(COLLECTIONS.requestQueries);
export const readMarks = () => collection<ReadMarks>(COLLECTIONS.readMarks);
export const siteRequests = () => collection<SiteRequestSummary>(COLLECTIONS.siteRequests);
export const siteRequestQueries = () => collection<StoredSiteQuery>(COLLECTIONS.siteRequestQueries);
export const searchEntries = () => collection<SearchEntry>(COLLECTIONS.requestSearch);
export const seenRequests = () => collection<SeenRequests>(COLLECTIONS.seenRequests);
export const presence = () => collection<Presence>(COLLECTIONS.presence);
export const draftJobs = () => collection<DraftJob>(COLLECTIONS.draftJobs);
export const evaluations = () => collection<Evaluation>(COLLECTIONS.evaluations);
export const scoreStreaks = () => collection<ScoreStreak>(COLLECTIONS.scoreStreaks);
export const notes = () => collection<Note>(COLLECTIONS.notes);
export const announcements = () => collection<Announcement>(COLLECTIONS.announcements);
export const announcementReads = () => collection<AnnouncementRead>(COLLECTIONS.announcementReads);
export const documents = () => collection<StudyDocument>(COLLECTIONS.documents);
/** Versions given under a name in a study. Every new version writes here, which serialises them. */
export const documentTurns = () => collection<{ count: number }>(COLLECTIONS.documentTurns);
export const uploads = () => collection<PendingUpload>(COLLECTIONS.uploads);
export const audit = () => collection<StoredAuditEntry>(COLLECTIONS.audit);
export const auditBlocks = () => collection<AuditBlock>(COLLECTIONS.auditBlocks);
/** `woken_at` triggers another attempt. A TTL policy deletes a mail after `expires_at`. */
export const mail = () => collection<Mail & { woken_at?: string; expires_at?: Timestamp }>(COLLECTIONS.mail);
/** Uses in a window of time. A TTL policy deletes a counter after `expires_at`. */
export const rateLimits = () => collection<{ count: number; expires_at: Timestamp }>(COLLECTIONS.rateLimits);
/** Of committed transactions. A TTL policy deletes them after `expires_at`. */
export const commits = () => collection<{ expires_at: Timestamp }>(COLLECTIONS.commits);
/** The id is a hash of a member and key, `call` of the call. */
export const idempotencyKeys = () => collection<{ call: string }>(COLLECTIONS.idempotencyKeys);
export const schema = () => collection<SchemaVersion>(COLLECTIONS.schema);
export const studyFacts = () => collection<StudyFacts>(COLLECTIONS.studyFacts);
export const documentFacts = () => collection<DocumentFacts>(COLLECTIONS.documentFacts);
/** A TTL policy deletes an attempt's usage after `expires_at`. */
export const modelUsage = () => collection<ModelUsage & { expires_at?: Timestamp }>(COLLECTIONS.modelUsage);
export const usageMonths = () => collection<MonthlyUsage>(COLLECTIONS.usageMonths);
export const budgetNotices = () => collection<BudgetNotice>(COLLECTIONS.budgetNotices);
export const reportParts = () => collection<ReportPart>(COLLECTIONS.reportParts);
export const answerTimes = () => collection<AnswerTimesRecord>(COLLECTIONS.answerTimes);
export const safetyWords = () => collection<SafetyWordsRecord>(COLLECTIONS.safetyWords);
export const savedReplies = () => collection<SavedReply>(COLLECTIONS.savedReplies);
export const savedViews = () => collection<SavedView>(COLLECTIONS.savedViews);
export const securitySettings = () => collection<SecuritySettingsRecord>(COLLECTIONS.securitySettings);
/** The id is a hash of the mailed token. */
/** A TTL policy deletes a reset after `ended_at`, when it has expired. */
export const passwordResets = () => collection<PasswordReset & { ended_at?: Timestamp }>(COLLECTIONS.passwordResets);
export const settings = () => collection<AiSettingsRecord>(COLLECTIONS.settings);
