import { systemClock } from '../clock.ts';
import type { Handlers } from '../http/handler.ts';
import { findReceivedAnswers } from './find-received-answers.ts';

export const receivedAnswerHandlers = {
  findReceivedAnswers: async ({ member, body }) => ({ answers: await findReceivedAnswers(member, body, systemClock) }),
} satisfies Partial<Handlers>;
