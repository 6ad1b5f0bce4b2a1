import type { Note } from '@trialdesk/contract/entities/note';
import type { RequestSummary } from '@trialdesk/contract/entities/request';
import { REQUEST_PANEL } from '@trialdesk/contract/paths';
import { numberOf } from '../notifications/mails.ts';
import { letterTo, quoted, type OutgoingMail, type Recipient } from '../outbox/outgoing-mail.ts';

interface About {
  note: Note;
  request: RequestSummary;
}

/** To a colleague whom the note mentions. */
export function mentionMail(about: About, recipient: Recipient, origin: string): OutgoingMail {
  const author = quoted(about.note.written_by.name);
  return noteMail(about, recipient, {
    ...{ kind: '', origin },
    subject: `${author} mentioned you in a note`,
    text: `${author} mentioned you in a note for the research team.`,
  });
}

/** To the colleague whom the note asks. */
export function askedMail(about: About, recipient: Recipient, origin: string): OutgoingMail {
  const author = quoted(about.note.written_by.name);
  return noteMail(about, recipient, {
    ...{ kind: '', origin },
    subject: `${author} asks you a question`,
    text: `${author} asks you a question about a request, and waits for your answer.`,
  });
}

/** To the colleague who has not answered, once a day. */
export function reminderMail(about: About & { now: string }, recipient: Recipient, origin: string): OutgoingMail {
  const author = quoted(about.note.written_by.name);
  return noteMail(about, recipient, {
    ...{ kind: `reminder_${about.now.slice(0, 10)}_`, origin },
    subject: `Reminder: ${author} asks you a question`,
    text: `${author} asks you a question about a request, and still waits for your answer.`,
  });
}

/** To who asked what the note answers. */
export function answeredMail(about: About, recipient: Recipient, origin: string): OutgoingMail {
  const author = quoted(about.note.written_by.name);
  return noteMail(about, recipient, {
    ...{ kind: '', origin },
    subject: `${author} answered your question`,
    text: `${author} answered the question that you asked a colleague.`,
  });
}

interface Wording {
  /** Of mails about the same note to the same person. */
  kind: string;
  subject: string;
  text: string;
  origin: string;
}

function noteMail(
  { note, request }: About,
  recipient: Recipient,
  { kind, subject, text, origin }: Wording,
): OutgoingMail {
  return {
    id: `note_${kind}${note.id}_${recipient.id}`,
    mail: letterTo(recipient, {
      subject: `${numberOf(request)}${subject}`,
      body: [
        text,
        '',
        ...(request.request_number === undefined ? [] : [`Request: ${request.request_number}`]),
        `Site: ${quoted(request.site_name)}`,
        `Study: ${quoted(request.study_name)}`,
      ].join('\n'),
      link: `${origin}/request/${request.request_id}?${REQUEST_PANEL.param}=${REQUEST_PANEL.notes}`,
    }),
  };
}
