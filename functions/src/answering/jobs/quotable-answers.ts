import { danglingMarks, stripMarks } from '@trialdesk/contract/citation-marks';
import type { RequestQuery, RequestRecord } from '@trialdesk/contract/entities/request';
import { identifyingWords } from '@trialdesk/contract/identifying-words';
import { EVERYWHERE } from '@trialdesk/contract/permissions';
import { citedIn } from '@trialdesk/contract/response-citations';
import { approvedAnswers, type ApprovedAnswer } from '../../requests/approved-answers-repository.ts';
import { receivedAnswer } from '../../requests/received-answer.ts';
import type { QuotableAnswer } from '../models/draft-model.ts';
import { likelyToApply } from '../retrieval/rank-answers.ts';
import type { ScopeDocument } from '../retrieval/scope.ts';
import { quotesInUse } from '../verification/quotes-in-use.ts';

/** At most. */
const GIVEN = 3;

/** The last approved. */
const COMPARED = 100;

/** In characters. A longer one is for a person to shorten. */
const LONGEST = 1_500;

interface Asked {
  record: RequestRecord;
  query: RequestQuery;
  scope: readonly ScopeDocument[];
}

/**
 * Approved answers to close questions of other requests about the study, best first: those that cite something, whose
 * citations are all in the documents in use, and in which nothing may say who asked. Reads two documents of each approved
 * answer.
 */
export async function quotableAnswers({ record, query, scope }: Asked): Promise<QuotableAnswer[]> {
  const approved = await approvedAnswers(EVERYWHERE, record.study_id, COMPARED);
  const others = approved.filter(({ request }) => request.request_id !== record.request_id);
  const close = await likelyToApply(
    { title: record.title, question: query.question },
    others.filter(isAnonymous).map(receivedAnswer),
  );
  const checked = await Promise.all(
    close.map(async ({ request_id, request_number, query_id, question, answer }) => {
      const { text, citations } = answer;
      const quotes = await quotesInUse(citedIn(text, citations), scope);
      const found = quotes.flatMap(({ quote }) => (quote ? [quote] : []));
      const isWhole = found.length === quotes.length && danglingMarks(text, numbersOf(citations)).length === 0;
      if (!isWhole || found.length === 0) return [];
      const place = { request_id, ...(request_number !== undefined && { request_number }), query_id };
      return [{ ...place, question, text: stripMarks(text).replace(/\s+/g, ' ').trim(), quotes: found }];
    }),
  );
  return checked
    .flat()
    .filter(({ text }) => text.length <= LONGEST)
    .slice(0, GIVEN);
}

function isAnonymous({ request, query, answer }: ApprovedAnswer): boolean {
  const names = [request.site_name, request.requester_name, query.asked_by.name];
  return identifyingWords(answer.text, names).length === 0;
}

function numbersOf(citations: readonly { number: number }[]): number[] {
  return citations.map(({ number }) => number);
}
