import { defineInt, defineString } from 'firebase-functions/params';

/** The bucket is in the same place. */
export const region = defineString('REGION');

/** Its roles are listed in docs/deployment.md. */
export const serviceAccount = defineString('SERVICE_ACCOUNT');

const apiInvoker = defineString('API_INVOKER', { default: 'public' });

/**
 * Who may call the API: `public`, or a service account. The SDK types it as text, the CLI resolves expressions in it.
 */
export const invoker = apiInvoker.toCEL();

interface Size {
  memoryMib: number;
  concurrency: number;
  maxInstances: number;
}

/** Parameters `NAME_MEMORY_MIB`, `NAME_CONCURRENCY`, `NAME_MIN_INSTANCES` and `NAME_MAX_INSTANCES`. */
function sizeOf(name: string, { memoryMib, concurrency, maxInstances }: Size) {
  return {
    memory: defineInt(`${name}_MEMORY_MIB`, { default: memoryMib }),
    concurrency: defineInt(`${name}_CONCURRENCY`, { default: concurrency }),
    minInstances: defineInt(`${name}_MIN_INSTANCES`, { default: 0 }),
    maxInstances: defineInt(`${name}_MAX_INSTANCES`, { default: maxInstances }),
  };
}

/**
 * Outdated passages of a study's documents are rebuilt from their PDFs on the way, which takes the memory of a reading.
 */
export const SIZES = {
  api: sizeOf('API', { memoryMib: 1024, concurrency: 40, maxInstances: 50 }),
  writeDraft: sizeOf('WRITE_DRAFT', { memoryMib: 4096, concurrency: 20, maxInstances: 50 }),
  readDocument: sizeOf('READ_DOCUMENT', { memoryMib: 2048, concurrency: 1, maxInstances: 50 }),
  findFacts: sizeOf('FIND_FACTS', { memoryMib: 2048, concurrency: 80, maxInstances: 50 }),
  releaseRequests: sizeOf('RELEASE_REQUESTS', { memoryMib: 256, concurrency: 20, maxInstances: 5 }),
  spreadSiteName: sizeOf('SPREAD_SITE_NAME', { memoryMib: 256, concurrency: 1, maxInstances: 5 }),
  spreadStudyName: sizeOf('SPREAD_STUDY_NAME', { memoryMib: 256, concurrency: 1, maxInstances: 5 }),
  countQuestion: sizeOf('COUNT_QUESTION', { memoryMib: 512, concurrency: 20, maxInstances: 10 }),
  countEvaluation: sizeOf('COUNT_EVALUATION', { memoryMib: 512, concurrency: 20, maxInstances: 5 }),
  requeueOrphanedJobs: sizeOf('REQUEUE_ORPHANED_JOBS', { memoryMib: 2048, concurrency: 1, maxInstances: 1 }),
  weeklySummary: sizeOf('WEEKLY_SUMMARY', { memoryMib: 256, concurrency: 1, maxInstances: 1 }),
  sendMail: sizeOf('SEND_MAIL', { memoryMib: 256, concurrency: 20, maxInstances: 5 }),
  listExpired: sizeOf('LIST_EXPIRED', { memoryMib: 512, concurrency: 1, maxInstances: 1 }),
  refuseAccount: sizeOf('REFUSE_ACCOUNT', { memoryMib: 256, concurrency: 20, maxInstances: 5 }),
  linkAuditTrail: sizeOf('LINK_AUDIT_TRAIL', { memoryMib: 256, concurrency: 1, maxInstances: 1 }),
};
