import { REQUEST_PANEL } from '@trialdesk/contract/paths';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { requestPath } from '../../../../config/paths.ts';
import { useQuestionsToMe } from '../../api/use-questions-to-me.ts';

const SHOWN = 5;

/** Leads to what colleagues ask; nothing if they ask nothing. */
export function QuestionsToMe() {
  const questions = useQuestionsToMe();
  if (questions.length === 0) return null;
  const others = questions.length - SHOWN;
  return (
    <Alert
      severity="info"
      role="region"
      aria-label="Questions to you"
      sx={{ mb: 1.5, '& .MuiAlert-message': { minWidth: 0 } }}
    >
      <Typography variant="body2" sx={{ mb: 0.5, fontWeight: 600 }}>
        Colleagues wait for your answer
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.25 }}>
        {questions.slice(0, SHOWN).map(({ id, request_id, written_by, text }) => (
          <li key={id}>
            <Link
              component={RouterLink}
              to={`${requestPath(request_id)}?${REQUEST_PANEL.param}=${REQUEST_PANEL.notes}`}
              color="inherit"
              sx={LINE}
            >
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
