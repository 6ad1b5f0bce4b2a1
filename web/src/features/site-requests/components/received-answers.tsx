import { stripMarks } from '@trialdesk/contract/citation-marks';
import type { ReceivedAnswer } from '@trialdesk/contract/replies/received-answers';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { lazy, Suspense, useId, useState } from 'react';
import { DateTime } from '../../../components/date-time.tsx';
import { DialogLoading } from '../../../components/dialog-loading.tsx';
import { VISUALLY_HIDDEN } from '../../../components/visually-hidden.ts';
import { loadCode } from '../../../lib/code/load-code.ts';
import { useReceivedAnswers } from '../api/use-received-answers.ts';
import type { RequestForm } from '../request-form.ts';

const ReceivedAnswerDialog = lazy(async () => ({
  default: (await loadCode(() => import('./received-answer-dialog.tsx'))).ReceivedAnswerDialog,
}));

/** Answers that the site already has and that may apply to what is typed. Nothing while there are none. */
export function ReceivedAnswers() {
  const { values } = useFormikContext<RequestForm>();
  const answers = useReceivedAnswers(values);
  const [opened, setOpened] = useState<ReceivedAnswer | null>(null);
  const titleId = useId();
  const count = answers.length;
  return (
    <>
      <Box role="status" sx={VISUALLY_HIDDEN}>
        {count > 0 && `${count === 1 ? 'One answer' : `${count} answers`} to your site may apply. See below the form.`}
      </Box>
      {count > 0 && (
        <Box component="section" aria-labelledby={titleId}>
          <Typography variant="h3" component="h2" id={titleId}>
            Answers your site already has
          </Typography>
          <Typography variant="body2" sx={{ mt: 0.25, mb: 1.25, color: 'text.secondary' }}>
            The research team sent them for similar questions about this study. One of them may help at once.
          </Typography>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
            {answers.map((received) => (
              <li key={`${received.request_id} ${received.query_id}`}>
                <OfferedAnswer received={received} onOpen={() => setOpened(received)} />
              </li>
            ))}
          </Box>
        </Box>
      )}
      {opened && (
        <Suspense fallback={<DialogLoading />}>
          <ReceivedAnswerDialog received={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}

function OfferedAnswer({ received, onOpen }: { received: ReceivedAnswer; onOpen: () => void }) {
  const { title, request_number, answer } = received;
  return (
    <ButtonBase
      onClick={onOpen}
      aria-haspopup="dialog"
      sx={{
        display: 'block',
        width: '100%',
        px: 2,
        py: 1.25,
        font: 'inherit',
        textAlign: 'start',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
        '&:hover': { bgcolor: 'action.hover' },
        '&:focus-visible': { outline: '2px solid var(--td-primary)', outlineOffset: 2 },
      }}
    >
      <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline' }}>
        <Box component="span" dir="auto" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {title}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {request_number !== undefined && `${request_number} · `}
          <DateTime at={answer.sent_at} />
        </Box>
      </Box>
      <Box component="span" dir="auto" sx={EXCERPT}>
        {stripMarks(answer.text)}
      </Box>
    </ButtonBase>
  );
}

const EXCERPT = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  mt: 0.25,
  fontSize: '0.875rem',
  color: 'text.secondary',
} as const;
