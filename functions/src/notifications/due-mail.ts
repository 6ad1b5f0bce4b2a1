import type { RequestSummary } from '@trialdesk/contract/entities/request';
import { letterTo, quoted, type OutgoingMail, type Recipient } from '../outbox/outgoing-mail.ts';
import { numberOf } from './mails.ts';

interface Due {
  request: RequestSummary;
  state: 'soon' | 'overdue';
  origin: string;
}

const SUBJECTS = { soon: 'Answer due soon', overdue: 'Answer overdue' } as const;
const LEADS = {
  soon: 'The promised time for an answer ends soon.',
  overdue: 'The promised time for an answer has passed.',
} as const;

/** Once for each question, state and person. */
export function dueMail({ request, state, origin }: Due, recipient: Recipient): OutgoingMail {
  const { request_id, request_number, newest_query, site_name, study_name, owner_name, due_at } = request;
  return {
    id: `due_${state}_${request_id}_${newest_query.id}_${recipient.id}`,
    mail: letterTo(recipient, {
      subject: `${numberOf(request)}${SUBJECTS[state]}`,
      body: [
        LEADS[state],
        '',
        ...(request_number === undefined ? [] : [`Request: ${request_number}`]),
        `Site: ${quoted(site_name)}`,
        `Study: ${quoted(study_name)}`,
        `Owner: ${owner_name === null ? 'nobody' : quoted(owner_name)}`,
        `Due: ${due_at.slice(0, 16).replace('T', ' ')} UTC`,
      ].join('\n'),
      link: `${origin}/request/${request_id}`,
    }),
  };
}
