import { feedbackPayload } from '../payloads/feedback.ts';
import { additionPayload, correctionPayload, withdrawalPayload } from '../payloads/question-change.ts';
import { receivedAnswersPayload } from '../payloads/received-answers.ts';
import { receivedAnswersReply } from '../replies/received-answers.ts';
import { ownQuestionReply } from '../replies/requests.ts';
import { doneReply } from '../replies/settings.ts';
import { ROUTES } from '../routes.ts';
import type { Operations } from './operation.ts';

/** What a site does with a question besides asking it, and with its answer. */
export const QUESTION_OPERATIONS = {
  findReceivedAnswers: {
    ...ROUTES.findReceivedAnswers,
    summary: 'Answers that one’s own site has received to questions like the one being typed, best first',
    needs: 'ask_questions',
    body: receivedAnswersPayload,
    reply: receivedAnswersReply,
  },
  addToQuestion: {
    ...ROUTES.addToQuestion,
    summary: 'Add to one’s own unanswered question; its draft is written anew',
    needs: 'ask_questions',
    body: additionPayload,
    reply: ownQuestionReply,
  },
  correctQuestion: {
    ...ROUTES.correctQuestion,
    summary: 'Correct one’s own question before anybody works on it; its draft is written anew',
    needs: 'ask_questions',
    body: correctionPayload,
    reply: ownQuestionReply,
  },
  withdrawQuestion: {
    ...ROUTES.withdrawQuestion,
    summary: 'Withdraw one’s own unanswered question',
    needs: 'ask_questions',
    body: withdrawalPayload,
    reply: ownQuestionReply,
  },
  startReview: {
    ...ROUTES.startReview,
    summary: 'Record that somebody works on a question; from then on it cannot be corrected',
    needs: 'answer_requests',
    reply: doneReply,
  },
  rateAnswer: {
    ...ROUTES.rateAnswer,
    summary: 'Say whether an answer was helpful; a later call of the same person replaces it',
    needs: 'ask_questions',
    body: feedbackPayload,
    reply: doneReply,
  },
} as const satisfies Operations;
