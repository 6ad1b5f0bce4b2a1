import type { RequestSummary } from '@trialdesk/contract/entities/request';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import { useEffect, useRef, useState } from 'react';
import { Link, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { requestPath } from '../../../../config/paths.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { DueLabel } from '../due-label.tsx';
import { useOpenedFrom, useSentRequest } from '../opened-from.ts';
import { isFocusFree, useNoteOpening } from './use-opening.ts';
import { nextOpen, openIds, orderOf } from './view-order.ts';

interface NextRequestProps {
  /** From top to bottom; null while loading. */
  listed: readonly RequestSummary[] | null;
}

/** After an answer was sent: the next open request of the same view. */
export function NextRequest({ listed }: NextRequestProps) {
  const sent = useSentRequest();
  const [hidden, setHidden] = useState<string | null>(null);
  if (sent === null || listed === null || hidden === sent) return null;
  return <Offer key={sent} {...{ sent, listed }} onHide={() => setHidden(sent)} />;
}

interface OfferProps {
  sent: string;
  listed: readonly RequestSummary[];
  onHide: () => void;
}

function Offer({ sent, listed, onHide }: OfferProps) {
  const { search } = useLocation();
  const openedFrom = useOpenedFrom();
  const order = orderOf(search) ?? openIds(listed);
  const next = nextOpen(listed, order, sent);
  const note = useNoteOpening();
  const now = useNow();
  const isNew = useNavigationType() === NavigationType.Push;
  const link = useRef<HTMLAnchorElement>(null);
  const hasNext = next !== null;
  useEffect(() => {
    if (isNew && hasNext && isFocusFree()) link.current?.focus({ preventScroll: true });
  }, [isNew, hasNext]);

  return (
    <Paper component="section" aria-label="Next request" elevation={6} sx={PLACE}>
      <Box role={next ? undefined : 'status'} sx={{ flex: '1 1 200px', minWidth: 0 }}>
        {next ? (
          <>
            <Box dir="auto" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {next.title}
            </Box>
            <Box
              sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, fontSize: '0.8125rem', color: 'text.secondary' }}
            >
              <span>Next in this view</span>
              {next.request_number !== undefined && <span>{next.request_number}</span>}
              <span>{next.site_name}</span>
              <DueLabel request={next} now={now} />
            </Box>
          </>
        ) : (
          'No other request in this view waits for an answer.'
        )}
      </Box>
      {next && (
        <Button
          ref={link}
          component={Link}
          to={requestPath(next.request_id)}
          state={openedFrom}
          onClick={() => note(next.request_id, order)}
          variant="contained"
          endIcon={<ArrowForward />}
          aria-label={`Next request: ${next.title}`}
        >
          Next request
        </Button>
      )}
      <IconButton aria-label="Hide" title="Hide" onClick={onHide} size="small">
        <Close fontSize="small" />
      </IconButton>
    </Paper>
  );
}

/** At the lower edge of the screen, over the list. */
const PLACE = {
  position: 'sticky',
  bottom: 12,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  px: 2,
  py: 1.25,
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
} as const;
