import type { Note } from '@trialdesk/contract/entities/note';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { Fragment, useState } from 'react';
import { DateTime } from '../../../../../components/date-time.tsx';
import { useMember } from '../../../../../lib/session/session-context.ts';
import { NoteForm } from './note-form.tsx';

interface WrittenNoteProps {
  note: Note;
  /** To the question of the note, oldest first. */
  answers: readonly Note[];
}

export function WrittenNote({ note, answers }: WrittenNoteProps) {
  return (
    <Box component="li" sx={{ border: 1, borderColor: 'divider', borderRadius: '12px', p: 1.5 }}>
      <Words note={note} />
      {note.asks && <Question note={note} asks={note.asks} />}
      {answers.length > 0 && (
        <Box component="ol" aria-label="Answers" sx={ANSWERS}>
          {answers.map((answer) => (
            <li key={answer.id}>
              <Words note={answer} />
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}

function Words({ note: { text, written_by, written_at, mentions } }: { note: Note }) {
  return (
    <>
      <Box sx={SMALL}>
        <Box component="bdi" sx={{ fontWeight: 600, color: 'text.primary' }}>
          {written_by.name}
        </Box>
        {' · '}
        <DateTime at={written_at} />
      </Box>
      <Box dir="auto" sx={{ mt: 0.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {text}
      </Box>
      {mentions.length > 0 && (
        <Box sx={{ ...SMALL, mt: 0.5 }}>
          Mentions{' '}
          {mentions.map(({ id, name }, index) => (
            <Fragment key={id}>
              {index > 0 && ', '}
              <bdi>{name}</bdi>
            </Fragment>
          ))}
        </Box>
      )}
    </>
  );
}

/** Whom the note asks, whether that is answered, and a field for an answer: open for the colleague as long as it waits. */
function Question({ note, asks }: { note: Note; asks: NonNullable<Note['asks']> }) {
  const { user_id } = useMember();
  const isWaiting = asks.answered_at === null;
  const [isAnswering, setIsAnswering] = useState(isWaiting && asks.id === user_id);
  return (
    <Box sx={{ mt: 1, display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, ...SMALL }}>
        <span>
          Asks <bdi>{asks.name}</bdi>
        </span>
        <Chip
          size="small"
          label={isWaiting ? 'Waiting for an answer' : 'Answered'}
          color={isWaiting ? 'warning' : 'default'}
          variant="outlined"
        />
        {!isAnswering && (
          <Button size="small" onClick={() => setIsAnswering(true)}>
            {isWaiting ? 'Answer' : 'Add an answer'}
          </Button>
        )}
      </Box>
      {isAnswering && <NoteForm requestId={note.request_id} answers={note.id} onAdded={() => setIsAnswering(false)} />}
    </Box>
  );
}

const SMALL = { fontSize: '0.8125rem', color: 'text.secondary', overflowWrap: 'anywhere' } as const;

const ANSWERS = {
  ...{ listStyle: 'none', m: 0, mt: 1.5, pl: 1.5, display: 'grid', gap: 1.25 },
  ...{ borderInlineStart: 2, borderColor: 'divider' },
} as const;
