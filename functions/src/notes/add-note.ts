import type { Note } from '@trialdesk/contract/entities/note';
import type { RequestSummary } from '@trialdesk/contract/entities/request';
import type { User } from '@trialdesk/contract/entities/user';
import type { NotePayload } from '@trialdesk/contract/payloads/note';
import { COLLECTIONS } from '@trialdesk/contract/paths';
import { covers } from '@trialdesk/contract/permissions';
import type { AddedNote } from '@trialdesk/contract/replies/notes';
import { asActor } from '../audit/audit-repository.ts';
import type { Clock } from '../clock.ts';
import { applicationOrigin } from '../config.ts';
import { ApiError } from '../http/api-error.ts';
import type { AuthorizedMember } from '../http/member.ts';
import { idFor } from '../ids.ts';
import { wantsMail } from '../notifications/readers.ts';
import { answeredMail, askedMail, mentionMail } from './note-mails.ts';
import { storeNote, type NewNote } from './note-repository.ts';
import { reminderAfter } from './remind-colleagues.ts';

interface Writing {
  member: AuthorizedMember;
  requestId: string;
  input: NotePayload;
  idempotencyKey: string | undefined;
  clock: Clock;
}

/**
 * Mails those it mentions or asks, and who asked what it answers, unless they have switched mail off. Errors: 400 for
 * somebody who cannot read the request's notes, or a question that is none; 403; 404; 409 when there are too many.
 */
export async function addNote({ member, requestId, input, idempotencyKey, clock }: Writing): Promise<AddedNote> {
  const noteId = idFor(member.id, idempotencyKey && `${idempotencyKey} note`);
  const now = clock();
  if (input.asks === member.id) throw new ApiError('bad_input', 'asksThemselves', { asks: 'asksThemselves' });
  const asks = input.asks ? [input.asks] : [];
  const mentions = [...new Set(input.mentions)].filter((id) => id !== member.id && !asks.includes(id));
  const stored = await storeNote(
    {
      ...{ reach: member.reach, requestId, noteId },
      ...{ peopleIds: [...asks, ...mentions], answers: input.answers === '' ? null : (input.answers ?? null) },
    },
    ({ request, people, question }): NewNote => {
      const asked = people.slice(0, asks.length).map((user) => readerOf(request, user, 'asks'))[0];
      const mentioned = people.slice(asks.length).map((user) => readerOf(request, user, 'mentions'));
      const asker = question?.askedBy && mayRead(question.askedBy, request) ? question.askedBy : null;
      const concerned = asker && asker.id !== member.id ? [...mentioned, asker] : mentioned;
      const unreadBy = [...new Set(concerned.map((user) => user.id))];
      const note: Note = {
        id: noteId,
        request_id: requestId,
        ...(request.request_number !== undefined && { request_number: request.request_number }),
        text: input.text,
        mentions: mentioned.map(asActor),
        written_by: asActor(member),
        written_at: now,
        ...(asked && { asks: { ...asActor(asked), answered_at: null, remind_at: reminderAfter(now, now) } }),
        ...(question && { answers: question.note.id }),
        ...(unreadBy.length > 0 && { unread_by: unreadBy }),
      };
      const about = { note, request };
      const letters: [User | null | undefined, typeof mentionMail][] = [
        ...mentioned.map((user): [User, typeof mentionMail] => [user, mentionMail]),
        [asked, askedMail],
        [asker, answeredMail],
      ];
      return {
        note,
        mails: letters.flatMap(([user, write]) =>
          user && user.id !== member.id && wantsMail(user) ? [write(about, user, applicationOrigin())] : [],
        ),
        audit: {
          at: now,
          actor: member,
          action: 'note.added',
          target: `${COLLECTIONS.requests}/${requestId}`,
          before: null,
          after: {
            ...{ note_id: noteId, text: note.text, mentions: note.mentions },
            ...(asked && { asks: asActor(asked) }),
            ...(question && { answers: question.note.id }),
          },
        },
      };
    },
  );
  if (!stored) throw new ApiError('not_found', 'noSuchRequest');
  if (stored === 'full') throw new ApiError('conflict', 'notesFull');
  const unreached = stored.people.filter((user) => !wantsMail(user));
  return { ...stored.note, not_mailed: unreached.map(({ name }) => name) };
}

function mayRead(user: User, request: RequestSummary): boolean {
  return user.status === 'active' && covers(user, 'read_drafts', request);
}

function readerOf(request: RequestSummary, user: User | null, field: 'asks' | 'mentions'): User {
  if (user && mayRead(user, request)) return user;
  throw new ApiError('bad_input', 'cannotMention', { [field]: 'cannotMention' });
}
