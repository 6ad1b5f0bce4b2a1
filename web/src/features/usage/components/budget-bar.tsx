import { dayOf, NEAR_SHARE, type BudgetNotice } from '@trialdesk/contract/entities/usage';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useEffect } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { NoticeBar } from '../../../components/notice-bar.tsx';
import { PATHS } from '../../../config/paths.ts';
import { useDesktopNotice } from '../../../lib/desktop-notices/use-desktop-notice.ts';
import { useLiveDoc } from '../../../lib/live/use-live.ts';
import { useNow } from '../../../lib/use-now.ts';

const SEEN = new Set<string>();

/** Says that the day's tokens are nearly or fully used; also as a desktop notification. */
export function BudgetBar() {
  const live = useLiveDoc('budgetNotices', dayOf(new Date(useNow()).toISOString()));
  const { isOn, show } = useDesktopNotice();
  const navigate = useNavigate();
  const notice = live.status === 'ready' ? live.data : null;
  const text = notice && textOf(notice);
  useEffect(() => {
    if (!text || !isOn || SEEN.has(text)) return;
    SEEN.add(text);
    show({ title: 'AI model', body: text, tag: text, onOpen: () => void navigate(PATHS.usage) });
  }, [text, isOn, show, navigate]);
  return (
    <Box role="status">
      {text && (
        <NoticeBar>
          {text}{' '}
          <Link component={RouterLink} to={PATHS.usage} color="inherit" sx={{ textDecorationColor: 'currentcolor' }}>
            AI Cost
          </Link>
        </NoticeBar>
      )}
    </Box>
  );
}

function textOf({ reached_at, budget }: BudgetNotice): string {
  const tokens = `${budget.toLocaleString('en-US')} tokens`;
  return reached_at === null
    ? `The AI model has used ${NEAR_SHARE * 100} % of today's ${tokens}.`
    : `The AI model has used today's ${tokens}. Drafts are extracted from the documents until midnight UTC.`;
}
