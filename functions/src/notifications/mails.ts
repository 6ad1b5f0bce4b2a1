import type { RequestRecord } from '@trialdesk/contract/entities/request';
import { letterTo, type OutgoingMail, type Recipient } from '../outbox/outgoing-mail.ts';

/** To the research team, about a new question. */
export function questionMail(record: RequestRecord, recipient: Recipient, origin: string): OutgoingMail {
  const query = record.queries.at(-1);
  const what = record.queries.length > 1 ? 'follow-up question' : 'study request';
  return {
    id: `question_${record.request_id}_${query?.id ?? ''}_${recipient.id}`,
    mail: letterTo(recipient, {
      subject: `New ${what} from ${record.site_name}`,
      body: `${record.requester_name} (${record.site_name}) has asked a question about ${record.study_name}.`,
      link: `${origin}/request/${record.request_id}`,
    }),
  };
}

/** To the person who asked, about the answer. */
export function answerMail(
  record: RequestRecord,
  recipient: Recipient,
  { origin, queryId }: { origin: string; queryId: string },
): OutgoingMail {
  return {
    id: `answer_${record.request_id}_${queryId}_${recipient.id}`,
    mail: letterTo(recipient, {
      subject: `Response received: ${record.study_name}`,
      body: `The research team has answered your question about ${record.study_name}.`,
      link: `${origin}/site-request/${record.request_id}`,
    }),
  };
}
