import { addCitationPayload, findPassagesPayload } from '../payloads/citing.ts';
import { citationReply, foundPassagesReply } from '../replies/citing.ts';
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
} as const satisfies Operations;
