export const COLLECTIONS = {
  users: 'users',
  sites: 'sites',
  studies: 'studies',
  requestCounts: 'request_counts',
  names: 'names',
  requests: 'requests',
  requestQueries: 'request_queries',
  siteRequests: 'site_requests',
  siteRequestQueries: 'site_request_queries',
  requestSearch: 'request_search',
  draftJobs: 'draft_jobs',
  seenRequests: 'seen_requests',
  presence: 'presence',
  evaluations: 'evaluations',
  scoreStreaks: 'score_streaks',
  notes: 'notes',
  announcements: 'announcements',
  announcementReads: 'announcement_reads',
  documents: 'documents',
  documentTurns: 'document_turns',
  uploads: 'uploads',
  audit: 'audit',
  auditBlocks: 'audit_blocks',
  mail: 'mail',
  rateLimits: 'rate_limits',
  settings: 'settings',
  securitySettings: 'security_settings',
  answerTimes: 'answer_times',
  safetyWords: 'safety_words',
  savedReplies: 'saved_replies',
  savedViews: 'saved_views',
  passwordResets: 'password_resets',
  readMarks: 'read_marks',
  studyFacts: 'study_facts',
  documentFacts: 'document_facts',
  idempotencyKeys: 'idempotency_keys',
  commits: 'commits',
  schema: 'schema',
  modelUsage: 'model_usage',
  usageMonths: 'usage_months',
  budgetNotices: 'budget_notices',
  reportParts: 'report_parts',
} as const;

export type Collection = (typeof COLLECTIONS)[keyof typeof COLLECTIONS];

export const API_BASE = '/api/v1';

/** Makes a repeated POST return what the first created; another call with it is refused. 8 to 128 printable characters. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** Carries the token of Firebase App Check. */
export const APP_CHECK_HEADER = 'X-Firebase-AppCheck';

/** In Cloud Storage. */
export const DOCUMENTS_FOLDER = 'documents';

/** Of a document's files; ends with a slash. */
export function documentFolder(documentId: string): string {
  return `${DOCUMENTS_FOLDER}/${documentId}/`;
}

/** Each attempt to upload writes a file of its own, so that none can overwrite another's. */
export function sourcePath(documentId: string, attempt: string): string {
  return `${DOCUMENTS_FOLDER}/${documentId}/${attempt}/source.pdf`;
}

/** Of documents uploaded before each attempt had its own file. */
export function firstSourcePath(documentId: string): string {
  return `${DOCUMENTS_FOLDER}/${documentId}/source.pdf`;
}

export function passagesPath(documentId: string): string {
  return `${DOCUMENTS_FOLDER}/${documentId}/passages.json.gz`;
}

/** Recognized text of scanned pages. */
export function scansPath(documentId: string): string {
  return `${DOCUMENTS_FOLDER}/${documentId}/scans.json.gz`;
}

/** Null for any other object in the bucket. */
export function documentIdOfSource(objectName: string): string | null {
  return /^documents\/([A-Za-z0-9_-]{1,128})\/(?:[A-Za-z0-9_-]{1,128}\/)?source\.pdf$/.exec(objectName)?.[1] ?? null;
}

/** Key of a query's documents, draft job and evaluation. */
export function queryKey(requestId: string, queryId: string): string {
  return `${requestId}_${queryId}`;
}

/** Parameter of the address of announcements: the id of the one that is open. */
export const OPEN_ANNOUNCEMENT = 'open';

/** Parameter of the address of a request, and its value that opens the notes. */
export const REQUEST_PANEL = { param: 'panel', notes: 'notes' } as const;
