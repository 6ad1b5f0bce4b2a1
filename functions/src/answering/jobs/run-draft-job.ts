import { aiSettingsOf } from '@trialdesk/contract/entities/ai-settings';
import type { Draft } from '@trialdesk/contract/entities/draft';
import { logger } from 'firebase-functions';
import type { Clock } from '../../clock.ts';
import { documentsInScope } from '../../documents/document-repository.ts';
import type { RequestQuery, RequestRecord } from '@trialdesk/contract/entities/request';
import { loadPassages } from '../../ingestion/load-passages.ts';
import { findAiSettings } from '../../settings/ai-settings-repository.ts';
import {
  claimDraftJob,
  finishDraftJob,
  LEASE_SECONDS,
  renewJobLease,
  type ClaimedJob,
} from './draft-job-repository.ts';
import type { DraftTask } from './draft-task.ts';
import { configuredModel } from '../models/configured-model.ts';
import { ModelFailedError } from '../models/model-failure.ts';
import { writeDraft } from './write-draft.ts';

/**
 * Writes the draft of a job. Safe to run twice, late or concurrently: the lease decides who writes. Model failures
 * become failed drafts; other errors are thrown, and the job is requeued once its lease expires.
 */
export async function runDraftJob(jobId: string, clock: Clock): Promise<void> {
  const claimed = await claimDraftJob(jobId, clock());
  if (!claimed) return;
  const heartbeat = setInterval(
    () => {
      renewJobLease(claimed, clock()).catch((error: unknown) =>
        logger.warn('The lease could not be renewed', { jobId, error }),
      );
    },
    (LEASE_SECONDS * 1000) / 3,
  );
  try {
    await finishDraftJob(claimed, await draftFor(claimed, clock), clock());
  } finally {
    clearInterval(heartbeat);
  }
}

async function draftFor({ record, query, job }: ClaimedJob, clock: Clock): Promise<Draft> {
  try {
    const task = await taskFor(record, query);
    const outcome = await writeDraft(task, configuredModel(task.settings.model_version));
    return { ...outcome, written_at: clock() };
  } catch (error) {
    if (!(error instanceof ModelFailedError)) throw error;
    logger.warn('The model failed', { jobId: job.id, kind: error.kind });
    return { state: 'failed', reason: error.kind, failed_at: clock() };
  }
}

async function taskFor(record: RequestRecord, query: RequestQuery): Promise<DraftTask> {
  const [scope, settings] = await Promise.all([documentsInScope(record.study_id), findAiSettings()]);
  const documents = await Promise.all(
    scope.map(async ({ id, name, version, upload_date }) => {
      const file = await loadPassages(id);
      return { id, name, version, upload_date, file };
    }),
  );
  const earlier = record.queries
    .filter(({ id }) => id !== query.id)
    .flatMap(({ question, sent }) => (sent ? [{ question, answer: sent.text }] : []));
  return {
    title: record.title,
    category: record.category,
    question: query.question,
    earlier,
    documents,
    settings: aiSettingsOf(settings),
  };
}
