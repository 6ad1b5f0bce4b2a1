import type { StudyDocument } from '@trialdesk/contract/entities/document';
import type { DraftFailure, ModelCall } from '@trialdesk/contract/entities/draft';
import { EVERYWHERE } from '@trialdesk/contract/permissions';
import { configuredModel } from '../../answering/models/configured-model.ts';
import type { DraftModel, OnCall } from '../../answering/models/draft-model.ts';
import { ModelFailedError } from '../../answering/models/model-failure.ts';
import type { Clock } from '../../clock.ts';
import { findDocument } from '../../documents/document-repository.ts';
import { loadPassages } from '../../ingestion/load-passages.ts';
import { loggedAs, logLine } from '../../log-context.ts';
import { findAiSettings } from '../../organisation/ai-settings-repository.ts';
import { isBudgetSpent } from '../../usage/daily-budget.ts';
import { recordUsage } from '../../usage/record-usage.ts';
import { claimFactJob, finishFactJob } from './fact-job-repository.ts';
import { fillGaps } from './fill-gaps.ts';

/**
 * Asks the model for fields without a statement. Safe to run twice, late or concurrently. The document answers
 * questions meanwhile; when the model fails, the job is requeued once its lease expires.
 */
export async function runFactJob(documentId: string, clock: Clock): Promise<void> {
  const { model_version } = await findAiSettings();
  await runFactJobWith(configuredModel(model_version), documentId, clock);
}

/** While the day's tokens are used up, the job waits for the sweep. */
export async function runFactJobWith(model: DraftModel, documentId: string, clock: Clock): Promise<void> {
  if (model.findFacts && (await isBudgetSpent(clock()))) return;
  const job = await claimFactJob(documentId, clock());
  if (!job) return;
  const document = model.findFacts ? await findDocument(EVERYWHERE, documentId) : null;
  const calls: ModelCall[] = [];
  const count = (failure: DraftFailure | null) =>
    recordUsage({
      id: `facts_${documentId}_${document?.source?.generation ?? ''}_${job.attempts}`,
      ...{ at: clock(), study_id: document?.study_id ?? null, calls, failure },
      source: { kind: 'facts', document_id: documentId },
    });
  try {
    const found = document
      ? await loggedAs({ documentId }, () => foundIn(document, model, (call) => calls.push(call)))
      : [];
    await count(null);
    await finishFactJob(job, { found, model: model.model }, clock());
  } catch (error) {
    if (!(error instanceof ModelFailedError)) throw error;
    await count(error.kind);
    logLine('WARNING', 'The model failed to find facts', { documentId, kind: error.kind });
  }
}

async function foundIn({ id, name, version, upload_date }: StudyDocument, model: DraftModel, onCall: OnCall) {
  return fillGaps({ id, name, version, upload_date, file: await loadPassages(id) }, model, { onCall });
}
