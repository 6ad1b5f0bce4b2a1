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
import { mentionMail } from './mention-mail.ts';
import { storeNote, type NewNote } from './note-repository.ts';

interface Writing {
  member: AuthorizedMember;
  requestId: string;
  input: NotePayload;
  idempotencyKey: string | undefined;
  clock: Clock;
}

/**
 * Mails those it mentions, unless they have switched mail off. Errors: 400 for somebody who cannot read the request's notes;
 * 403; 404; 409 when there are too many.
 */
export async function addNote({ member, requestId, input, idempotencyKey, clock }: Writing): Promise<AddedNote> {
  const noteId = idFor(member.id, idempotencyKey && `${idempotencyKey} note`);
  const mentionedIds = [...new Set(input.mentions)].filter((id) => id !== member.id);
  const now = clock();
  const stored = await storeNote(
    { reach: member.reach, requestId, noteId, mentionedIds },
    (request, found): NewNote => {
      const mentioned = found.map((user) => readerOf(request, user));
      const note: Note = {
        id: noteId,
        request_id: requestId,
        text: input.text,
        mentions: mentioned.map(asActor),
        written_by: asActor(member),
        written_at: now,
      };
      return {
        note,
        mails: mentioned.filter(wantsMail).map((user) => mentionMail({ note, request }, user, applicationOrigin())),
        audit: {
          at: now,
          actor: member,
          action: 'note.added',
          target: `${COLLECTIONS.requests}/${requestId}`,
          before: null,
          after: { note_id: noteId, text: note.text, mentions: note.mentions },
        },
      };
    },
  );
  if (!stored) throw new ApiError('not_found', 'noSuchRequest');
  if (stored === 'full') throw new ApiError('conflict', 'notesFull');
  const unreached = stored.mentioned.filter((user) => !wantsMail(user));
  return { ...stored.note, not_mailed: unreached.map(({ name }) => name) };
}

function readerOf(request: RequestSummary, user: User | null): User {
  if (user?.status === 'active' && covers(user, 'read_drafts', request)) return user;
  throw new ApiError('bad_input', 'cannotMention', { mentions: 'cannotMention' });
}
