import { PRIORITY_LABELS } from '@trialdesk/contract/choices';
import type { RequestHeader, RequestQuery } from '@trialdesk/contract/entities/request';
import { letterTo, quoted, type OutgoingMail, type Recipient } from '../outbox/outgoing-mail.ts';

export interface Asked {
  request: RequestHeader;
  query: RequestQuery;
  isFollowUp: boolean;
}

/** To the research team. */
export function questionMail(
  { request, query, isFollowUp }: Asked,
  recipient: Recipient,
  origin: string,
): OutgoingMail {
  const what = isFollowUp ? 'follow-up question' : 'study request';
  return {
    id: `question_${request.request_id}_${query.id}_${recipient.id}`,
    mail: letterTo(recipient, {
      subject: `${numberOf(request)}New ${what} from ${quoted(request.site_name)}`,
      body: [
        `A ${what} is waiting for an answer.`,
        '',
        ...(request.request_number === undefined ? [] : [`Request: ${request.request_number}`]),
        `Site: ${quoted(request.site_name)}`,
        `Asked by: ${quoted(query.asked_by.name)}`,
        `Study: ${quoted(request.study_name)}`,
        `Priority: ${PRIORITY_LABELS[request.priority]}`,
      ].join('\n'),
      link: `${origin}/request/${request.request_id}`,
    }),
  };
}

/** To the person who asked. */
export function answerMail(
  request: RequestHeader,
  recipient: Recipient,
  { origin, queryId }: { origin: string; queryId: string },
): OutgoingMail {
  return {
    id: `answer_${request.request_id}_${queryId}_${recipient.id}`,
    mail: letterTo(recipient, {
      subject: `${numberOf(request)}Response received: ${quoted(request.study_name)}`,
      body: `The research team has answered your question about the study ${quoted(request.study_name)}.`,
      link: `${origin}/site-request/${request.request_id}`,
    }),
  };
}

/** Begins a subject. */
export function numberOf({ request_number }: Pick<RequestHeader, 'request_number'>): string {
  return request_number === undefined ? '' : `${request_number}: `;
}
