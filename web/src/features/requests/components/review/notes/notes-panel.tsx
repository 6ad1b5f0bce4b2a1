import type { Note } from '@trialdesk/contract/entities/note';
import StickyNote from '@mui/icons-material/StickyNote2Outlined';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { EmptyState } from '../../../../../components/empty-state.tsx';
import { LoadFailed } from '../../../../../components/load-failed.tsx';
import type { Live } from '../../../../../lib/live/live.ts';
import { useReadNotes } from '../../../api/use-read-notes.ts';
import { NoteForm } from './note-form.tsx';
import { WrittenNote } from './written-note.tsx';

const NONE: Note[] = [];

export interface NotesPanelProps {
  requestId: string;
  notes: Live<Note[]>;
  isShown: boolean;
}

/** What the research team writes to itself about a request. */
export function NotesPanel({ requestId, notes, isShown }: NotesPanelProps) {
  useReadNotes(requestId, isShown && notes.status === 'ready' ? notes.data : NONE);
  return (
    <Box component="section" aria-labelledby="notes" sx={{ display: 'grid', gap: 2 }}>
      <div>
        <Typography variant="h2" id="notes">
          Notes
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          For the research team only. No site can read them, and they are kept with the request’s record.
        </Typography>
      </div>
      <NoteForm requestId={requestId} />
      <Written notes={notes} />
    </Box>
  );
}

function Written({ notes }: Pick<NotesPanelProps, 'notes'>) {
  switch (notes.status) {
    case 'loading':
      return <Skeleton variant="rounded" height={72} role="status" aria-label="Loading notes" />;
    case 'failed':
      return <LoadFailed title="The notes could not be loaded." onRetry={notes.retry} />;
    case 'ready':
      if (notes.data.length === 0) return <EmptyState icon={<StickyNote />} title="No notes yet" />;
      return (
        <Box
          component="ol"
          aria-label="Notes, newest first"
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}
        >
          {withAnswers(notes.data).map(({ note, answers }) => (
            <WrittenNote key={note.id} note={note} answers={answers} />
          ))}
        </Box>
      );
  }
}

/** Answers are shown with their question, in the order in which they came. */
function withAnswers(newestFirst: readonly Note[]) {
  const ids = new Set(newestFirst.map(({ id }) => id));
  const isAnswer = ({ answers }: Note) => answers !== undefined && ids.has(answers);
  return newestFirst
    .filter((note) => !isAnswer(note))
    .map((note) => ({ note, answers: newestFirst.filter(({ answers }) => answers === note.id).toReversed() }));
}
