import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useWaitsForCode } from '../lib/code/waiting.ts';
import { useReconnect } from '../lib/live/reconnect.ts';
import { useStaleSince } from '../lib/live/stale.ts';
import { useSession } from '../lib/session/session-context.ts';
import { formatTime } from './format-moment.ts';
import { NoticeBar } from './notice-bar.tsx';

export function ConnectionBar() {
  const { session } = useSession();
  const waits = useWaitsForCode();
  const staleSince = useStaleSince();
  const reconnect = useReconnect();
  const lost = staleSince !== null || (session.status === 'signed-in' && !session.connected);
  return (
    <Box role="status" className="td-screen-only" sx={{ position: 'sticky', top: 0, zIndex: 'appBar' }}>
      {waits ? (
        <NoticeBar>Connection lost. Your text is kept, and what you opened appears once you are back online.</NoticeBar>
      ) : (
        lost && (
          <NoticeBar>
            Connection lost. Your text is kept, and this page updates once you are back online.
            {staleSince !== null && ` Shown as of ${formatTime(new Date(staleSince))}.`}
            <Button
              size="small"
              color="inherit"
              onClick={reconnect}
              sx={{ ml: 1, my: -0.5, textDecoration: 'underline' }}
            >
              Try Again
            </Button>
          </NoticeBar>
        )
      )}
    </Box>
  );
}
