import { SERVER_LIMITS } from '@trialdesk/contract/server-limits';
import { systemClock } from '../clock.ts';
import type { Handlers } from '../http/handler.ts';
import { openRecord } from '../requests/request-access.ts';
import { addCitation } from './add-citation.ts';
import { citedPage } from './cited-page.ts';
import { findInDocuments } from './find-in-documents.ts';
import { documentsInScope } from './documents-in-scope.ts';
import { reuseAnswer } from './reuse-answer.ts';

export const citingHandlers = {
  getCitedPage: ({ member, params }) =>
    citedPage(member, { requestId: params.id, queryId: params.query_id, number: Number(params.number) }, systemClock),

  findPassages: async ({ member, params, body }) => {
    const { study_id } = await openRecord(member.reach, params.id);
    const documents = await documentsInScope(member.reach, study_id);
    return { passages: await findInDocuments(body.text, documents, SERVER_LIMITS.foundPassages) };
  },

  addCitation: ({ member, params, body }) =>
    addCitation({ member, requestId: params.id, queryId: params.query_id, taken: body, clock: systemClock }),

  reuseAnswer: ({ member, params, body }) =>
    reuseAnswer({ member, requestId: params.id, queryId: params.query_id, earlier: body, clock: systemClock }),
} satisfies Partial<Handlers>;
