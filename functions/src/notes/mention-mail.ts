import type { Note } from '@trialdesk/contract/entities/note';
import type { RequestSummary } from '@trialdesk/contract/entities/request';
import { REQUEST_PANEL } from '@trialdesk/contract/paths';
import { numberOf } from '../notifications/mails.ts';
import { letterTo, quoted, type OutgoingMail, type Recipient } from '../outbox/outgoing-mail.ts';

interface Mention {
  note: Note;
  request: RequestSummary;
}

/** To a colleague whom the note mentions. */
export function mentionMail({ note, request }: Mention, recipient: Recipient, origin: string): OutgoingMail {
  const author = quoted(note.written_by.name);
  return {
    id: `note_${note.id}_${recipient.id}`,
    mail: letterTo(recipient, {
      subject: `${numberOf(request)}${author} mentioned you in a note`,
      body: [
        `${author} mentioned you in a note for the research team.`,
        '',
        ...(request.request_number === undefined ? [] : [`Request: ${request.request_number}`]),
        `Site: ${quoted(request.site_name)}`,
        `Study: ${quoted(request.study_name)}`,
      ].join('\n'),
      link: `${origin}/request/${request.request_id}?${REQUEST_PANEL.param}=${REQUEST_PANEL.notes}`,
    }),
  };
}
