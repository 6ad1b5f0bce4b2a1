import { addCitationPayload, findPassagesPayload } from '../payloads/citing.ts';
import { reuseAnswerPayload } from '../payloads/reuse-answer.ts';
import { citationReply, foundPassagesReply } from '../replies/citing.ts';
import { earlierAnswersReply, reusedAnswerReply } from '../replies/earlier-answers.ts';
import { ROUTES } from '../routes.ts';
import type { Operations } from './operation.ts';

export const CITING_OPERATIONS = {
  findPassages: {
    ...ROUTES.findPassages,
    summary: 'Passages of the documents that a request is answered from, best first',
    needs: 'answer_requests',
    body: findPassagesPayload,
    reply: foundPassagesReply,
  },
  addCitation: {
    ...ROUTES.addCitation,
    summary: 'Make words of a document available as a citation of a response, once they are found on the page',
    needs: 'answer_requests',
    body: addCitationPayload,
    reply: citationReply,
  },
  findEarlierAnswers: {
    ...ROUTES.findEarlierAnswers,
    summary: 'Answers sent to questions like this one about the same study, best first',
    needs: 'answer_requests',
    reply: earlierAnswersReply,
  },
  reuseAnswer: {
    ...ROUTES.reuseAnswer,
    summary: 'Take over an earlier answer, with those of its citations that the documents in use still have',
    needs: 'answer_requests',
    body: reuseAnswerPayload,
    reply: reusedAnswerReply,
  },
} as const satisfies Operations;
