import { systemClock } from '../clock.ts';
import type { Handlers } from '../http/handler.ts';
import { findEarlierAnswers } from './find-earlier-answers.ts';
import { findReceivedAnswers } from './find-received-answers.ts';

export const sentAnswerHandlers = {
  findReceivedAnswers: async ({ member, body }) => ({ answers: await findReceivedAnswers(member, body, systemClock) }),

  findEarlierAnswers: async ({ member, params }) => ({
    answers: await findEarlierAnswers(member, { requestId: params.id, queryId: params.query_id }, systemClock),
  }),
} satisfies Partial<Handlers>;
