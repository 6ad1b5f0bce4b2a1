export const COLLECTIONS = {
  users: 'users',
  sites: 'sites',
  studies: 'studies',
  names: 'names',
  requests: 'requests',
  siteRequests: 'site_requests',
  draftJobs: 'draft_jobs',
  evaluations: 'evaluations',
  documents: 'documents',
  documentTurns: 'document_turns',
  audit: 'audit',
  mail: 'mail',
  rateLimits: 'rate_limits',
  settings: 'settings',
} as const;

export type Collection = (typeof COLLECTIONS)[keyof typeof COLLECTIONS];

export const API_BASE = '/api/v1';

/** Makes a repeated POST return what the first created. 8 to 128 printable characters. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

const DOCUMENTS_FOLDER = 'documents';

export function sourcePath(documentId: string): string {
  return `${DOCUMENTS_FOLDER}/${documentId}/source.pdf`;
}

export function passagesPath(documentId: string): string {
  return `${DOCUMENTS_FOLDER}/${documentId}/passages.json.gz`;
}

/** Null for any other object in the bucket. */
export function documentIdOfSource(objectName: string): string | null {
  return /^documents\/([A-Za-z0-9_-]{1,128})\/source\.pdf$/.exec(objectName)?.[1] ?? null;
}

/** Key of draft jobs and evaluations. */
export function queryKey(requestId: string, queryId: string): string {
  return `${requestId}_${queryId}`;
}
