import { aiSettingsOf } from '@trialdesk/contract/entities/ai-settings';
import type { StudyDocument } from '@trialdesk/contract/entities/document';
import type { Substitution } from '@trialdesk/contract/entities/draft';
import type { RequestQuery, RequestRecord } from '@trialdesk/contract/entities/request';
import { isOutdated } from '@trialdesk/contract/entities/study-fact';
import { queryKey } from '@trialdesk/contract/paths';
import { EVERYWHERE } from '@trialdesk/contract/permissions';
import { systemClock } from '../../clock.ts';
import { activeDocuments } from '../../documents/document-lists-repository.ts';
import { openSource } from '../../documents/open-source.ts';
import { failChanged } from '../../documents/source-repository.ts';
import { findFactReviews } from '../../fact-reviews/fact-review-repository.ts';
import { drawPages } from '../../ingestion/page-images/draw-pages.ts';
import { loggedAs, logLine } from '../../log-context.ts';
import { findAiSettings } from '../../organisation/ai-settings-repository.ts';
import { configuredModel, substitutesFor, type Substitutes } from '../models/configured-model.ts';
import { ModelFailedError } from '../models/model-failure.ts';
import { withPassages } from '../retrieval/with-passages.ts';
import type { DraftOutcome, DraftTask } from './draft-task.ts';
import { quotableAnswers } from './quotable-answers.ts';
import { writeDraft } from './write-draft.ts';

export interface Assignment {
  record: RequestRecord;
  query: RequestQuery;
  /** Set once the configured model has failed for good. */
  failed?: Omit<Substitution, 'model'>;
}

/**
 * With the configured model, or once that has failed, with the substitute if there is one, else by extraction. Rejects
 * as `writeDraft`.
 */
export function composeDraft(assignment: Assignment): Promise<DraftOutcome> {
  const { record, query } = assignment;
  const ids = { requestId: record.request_id, jobId: queryKey(record.request_id, query.id) };
  return loggedAs(ids, () => compose(assignment));
}

async function compose(assignment: Assignment): Promise<DraftOutcome> {
  const task = await taskFor(assignment);
  const version = task.settings.model_version;
  const { failed } = assignment;
  if (!failed) return writeDraft(task, configuredModel(version));
  const outcome = await draftWithFirst(task, substitutesFor(version, failed.reason));
  return { ...outcome, instead_of: { model: configuredModel(version).model, ...failed } };
}

/** Extraction, which comes last, does not fail. */
async function draftWithFirst(task: DraftTask, [first, ...others]: Substitutes): Promise<DraftOutcome> {
  const [next, ...rest] = others;
  try {
    return await writeDraft(task, first);
  } catch (error) {
    if (!(error instanceof ModelFailedError) || !next) throw error;
    logLine('WARNING', 'The substitute model failed', { model: first.model, kind: error.kind });
    const outcome = await draftWithFirst(task, [next, ...rest]);
    const calls = [...error.calls, ...(outcome.calls ?? [])];
    return calls.length > 0 ? { ...outcome, calls } : outcome;
  }
}

async function taskFor({ record, query }: Assignment): Promise<DraftTask> {
  const [active, settings, { reviews }] = await Promise.all([
    activeDocuments(EVERYWHERE, record.study_id),
    findAiSettings(),
    findFactReviews(record.study_id),
  ]);
  const scope = active.filter(({ ingestion }) => ingestion.state === 'ready');
  const isOwn = ({ study_id }: StudyDocument) => study_id !== null;
  const documents = await withPassages(scope);
  const earlier = record.queries
    .filter(({ id }) => id !== query.id)
    .flatMap(({ question, sent }) => (sent ? [{ question, answer: sent.text }] : []));
  return {
    study_name: record.study_name,
    title: record.title,
    category: record.category,
    question: query.question,
    earlier,
    documents,
    ...(!scope.some(isOwn) && { own_documents: active.some(isOwn) ? 'unread' : 'none' }),
    settings: aiSettingsOf(settings),
    reviews: Object.fromEntries(Object.entries(reviews).filter(([, review]) => !isOutdated(review, scope))),
    findQuotable: () => quotableAnswers({ record, query, scope: documents }),
    drawPages: async (id, pages) => {
      const document = scope.find((each) => each.id === id);
      const opened = document && (await openSource(document));
      if (opened?.result === 'failed' && opened.reason === 'changed') await failChanged({ id, at: systemClock() });
      return opened?.result === 'opened' ? drawPages({ bytes: opened.bytes, pages }) : [];
    },
  };
}
