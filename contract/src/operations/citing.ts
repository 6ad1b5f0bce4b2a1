import { addCitationPayload, findPassagesPayload } from '../payloads/citing.ts';
import { citationReply, foundPassagesReply } from '../replies/citing.ts';
import { rolesWith } from '../permissions.ts';
import { ROUTES } from '../routes.ts';
import type { Operations } from './operation.ts';

export const CITING_OPERATIONS = {
  findPassages: {
    ...ROUTES.findPassages,
    summary: 'Passages of the documents that a request is answered from, best first',
    roles: rolesWith('answer_requests'),
    body: findPassagesPayload,
    reply: foundPassagesReply,
  },
  addCitation: {
    ...ROUTES.addCitation,
    summary: 'Make words of a document available as a citation of a response, once they are found on the page',
    roles: rolesWith('answer_requests'),
    body: addCitationPayload,
    reply: citationReply,
  },
} as const satisfies Operations;
