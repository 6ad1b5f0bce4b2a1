import { randomUUID } from 'node:crypto';
import type { Study } from '@trialdesk/contract/entities/site';
import { recount } from '../../functions/src/reports/report-part-repository.ts';
import { readyDraft, signedAnswer, type Given } from './given.ts';

const DAY_MS = 24 * 3_600_000;

/** The last three within a month, by three sites. */
const VOMITED = [
  { daysAgo: 100, question: 'Should the dose be repeated if the tablet is vomited?' },
  { daysAgo: 20, question: 'Patient vomited ten minutes after taking the tablet, may we repeat the dose?' },
  { daysAgo: 12, question: 'Repeat the dose if the participant vomits the tablet?' },
  { daysAgo: 3, question: 'She threw up the tablet half an hour after breakfast, should the dose be repeated?' },
];

const OTHERS = [
  'Who signs the delegation log during a vacation?',
  'Is the consent form available in Portuguese?',
  'How long is the washout after methotrexate?',
];

/** A study in which four sites have asked one thing, three of them within a month, and others something else. */
export async function askedAlike(given: Given): Promise<Study> {
  const study = await given.study(`Study ${randomUUID().slice(0, 8)}`);
  const asked = [...VOMITED, ...OTHERS.map((question) => ({ daysAgo: 5, question }))];
  const citation = {
    ...{ document_id: 'd', document_name: 'Protocol v3.pdf', document_version: 1, page: 41, number: 1 },
    ...{ text_snippet: 'A vomited dose is not repeated.', section: '6.4.1 Vomited Doses' },
  };
  for (const [at, { daysAgo, question }] of asked.entries()) {
    const isAnswered = at < VOMITED.length - 1;
    const { request_id, study_id, queries } = await given.request({
      ...{ site: await given.site(), study, title: question.slice(0, 30) },
      created_at: new Date(Date.now() - daysAgo * DAY_MS).toISOString(),
      status: isAnswered ? 'completed' : 'processing',
      queries: [
        isAnswered
          ? { question, draft: readyDraft('No. [1]'), sent: { ...signedAnswer('No. [1]'), citations: [citation] } }
          : { question },
      ],
    });
    // What a test stores comes in parts, so it may have been counted too early.
    for (const { id, timestamp_created } of queries) await recount({ request_id, study_id, id, timestamp_created });
  }
  return study;
}
