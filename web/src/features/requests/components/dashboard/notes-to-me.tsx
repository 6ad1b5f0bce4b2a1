import type { Note } from '@trialdesk/contract/entities/note';
import { REQUEST_PANEL } from '@trialdesk/contract/paths';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { requestPath } from '../../../../config/paths.ts';
import { useQuestionsToMe, useUnreadNotes } from '../../api/use-notes-to-me.ts';

const SHOWN = 5;

/** Leads to what colleagues ask, and to their notes that are still to be read; nothing if there are none. */
export function NotesToMe() {
  const questions = useQuestionsToMe();
  const unread = useUnreadNotes();
  return (
    <>
      <Listed notes={questions} label="Questions to you" title="Colleagues are waiting for your answer" />
      <Listed notes={unread} label="Notes to you" title="Notes for you to read" />
    </>
  );
}

interface ListedProps {
  notes: readonly Note[];
  label: string;
  title: string;
}

function Listed({ notes, label, title }: ListedProps) {
  if (notes.length === 0) return null;
  const others = notes.length - SHOWN;
  return (
    <Alert severity="info" role="region" aria-label={label} sx={{ mb: 1.5, '& .MuiAlert-message': { minWidth: 0 } }}>
      <Typography variant="body2" sx={{ mb: 0.5, fontWeight: 600 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.25 }}>
        {notes.slice(0, SHOWN).map(({ id, request_id, request_number, written_by, text }) => (
          <li key={id}>
            <Link
              component={RouterLink}
              to={`${requestPath(request_id)}?${REQUEST_PANEL.param}=${REQUEST_PANEL.notes}`}
              color="inherit"
              sx={LINE}
            >
              {request_number !== undefined && `${request_number} · `}
              <bdi>{written_by.name}</bdi>: <bdi>{text}</bdi>
            </Link>
          </li>
        ))}
      </Box>
      {others > 0 && `and ${others} more`}
    </Alert>
  );
}

const LINE = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
