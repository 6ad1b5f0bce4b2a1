import { createHash } from 'node:crypto';
import { afterWorkingMinutes } from '@trialdesk/contract/after-working-minutes';
import type { AnswerTimes } from '@trialdesk/contract/entities/answer-times';
import type { Citation } from '@trialdesk/contract/entities/citation';
import { isFinishedDraft, isReadyDraft, type Draft } from '@trialdesk/contract/entities/draft';
import type { Evaluation } from '@trialdesk/contract/entities/evaluation';
import {
  monthOf,
  REPORT_PARTS,
  type CitedSection,
  type CountedDraft,
  type CountedEvaluation,
  type CountedQuestion,
} from '@trialdesk/contract/entities/report-part';
import type { RequestHeader, RequestQuery, StoredQuery } from '@trialdesk/contract/entities/request';
import { queryKey } from '@trialdesk/contract/paths';
import { promisedMinutes } from '@trialdesk/contract/working-time';
import { askedTerms } from './asked-terms.ts';

/** What is read of a question. */
export interface QuestionRecords {
  header: RequestHeader;
  query: StoredQuery;
  evaluation: Evaluation | null;
  times: AnswerTimes;
}

/** Names a part and a question's place in it; neither ever changes. */
export type QuestionPlace = Pick<StoredQuery, 'request_id' | 'id' | 'study_id' | 'timestamp_created'>;

/** Of the part that counts it. */
export function partId({ request_id, id, study_id, timestamp_created }: QuestionPlace): string {
  const [byte = 0] = createHash('sha256').update(queryKey(request_id, id)).digest();
  return `${study_id}_${monthOf(timestamp_created)}_${byte % REPORT_PARTS}`;
}

export async function countedQuestion({ header, query, evaluation, times }: QuestionRecords): Promise<CountedQuestion> {
  return {
    request_id: header.request_id,
    query_id: query.id,
    number: query.number,
    site_id: header.site_id,
    category: header.category,
    excerpt: excerptOf(query.question),
    ...askedTerms(query.number === 1 ? `${header.title}\n${query.question}` : query.question),
    asked_at: query.timestamp_created,
    ...(await statedOf(query, times)),
    evaluation: evaluation && countedEvaluation(evaluation),
  };
}

/** Characters: enough to say what is asked, in a part that many questions share. */
const EXCERPT = 300;

/** Without half a character at its end. */
function excerptOf(question: string): string {
  return question
    .slice(0, EXCERPT)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}

type Stated = Pick<CountedQuestion, 'answered_at' | 'is_withdrawn' | 'due_at' | 'draft' | 'feedback' | 'sections'>;

async function statedOf(query: RequestQuery, times: AnswerTimes): Promise<Stated> {
  const { draft, sent, withdrawn, feedback = [] } = query;
  const helpful = feedback.filter((each) => each.helpful).length;
  return {
    answered_at: sent?.sent_at ?? null,
    is_withdrawn: withdrawn !== undefined,
    due_at: await dueAt(query, times),
    draft: countedDraft(draft),
    feedback: { helpful, unhelpful: feedback.length - helpful },
    sections: citedSections(sent?.citations ?? []),
  };
}

/** By the working time of now: the times that held when it was asked are not kept. */
async function dueAt({ promise, timestamp_created }: RequestQuery, times: AnswerTimes): Promise<string | null> {
  if (!promise) return null;
  const { DateTime } = await import('luxon');
  const asked = DateTime.fromISO(timestamp_created, { zone: times.time_zone });
  return afterWorkingMinutes(asked, promisedMinutes(promise, times), times);
}

function countedDraft(draft: Draft): CountedDraft | null {
  if (!isFinishedDraft(draft)) return null;
  const { mode, model, prompt_version } = draft;
  return { is_found: isReadyDraft(draft), mode, model, prompt_version };
}

function countedEvaluation(evaluation: Evaluation): CountedEvaluation {
  const { answered, relevance, tone, citation_quality, changed } = evaluation;
  return { answered, relevance, tone, citation_quality, changed };
}

function citedSections(citations: readonly Citation[]): CitedSection[] {
  const each = citations.map(({ document_name, section }) => ({ document_name, section }));
  return [...new Map(each.map((cited) => [JSON.stringify(cited), cited])).values()];
}

/** Whether an event of a question changes what is counted; edits of its answer do not. */
export function isCountedChange(before: StoredQuery | undefined, after: StoredQuery | undefined): boolean {
  return JSON.stringify(before && seenOf(before)) !== JSON.stringify(after && seenOf(after));
}

function seenOf({ question, draft, sent, withdrawn, feedback = [] }: StoredQuery) {
  const ratings = feedback.map(({ helpful }) => helpful);
  return { question, draft: countedDraft(draft), sent: sent?.sent_at, isWithdrawn: withdrawn !== undefined, ratings };
}
