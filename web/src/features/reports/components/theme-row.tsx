import type { Clarify, Theme } from '@trialdesk/contract/replies/reports';
import { monthsBetween } from '@trialdesk/contract/reports';
import Campaign from '@mui/icons-material/CampaignOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { monthName } from '../../../components/month-name.ts';
import { VISUALLY_HIDDEN } from '../../../components/visually-hidden.ts';
import { reportSearch, type ReportChoice } from '../report-address.ts';
import { LazyTrend } from './lazy-charts.tsx';

interface ThemeRowProps {
  theme: Theme;
  choice: ReportChoice;
}

export function ThemeRow({ theme, choice }: ThemeRowProps) {
  const { key, question, section, questions, sites, by_month, clarify } = theme;
  const behind = { figure: 'asked', group: { grouping: 'theme', key } } as const;
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'flex', gap: 2, alignItems: 'center', px: 2.5, py: 1.5 },
        ...{ borderBottom: 1, borderColor: 'divider', '&:last-child': { border: 0 } },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Link
          component={RouterLink}
          to={{ search: reportSearch(choice, behind) }}
          underline="hover"
          sx={{
            ...{ fontWeight: 600, overflowWrap: 'anywhere', overflow: 'hidden' },
            ...{ display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical' },
          }}
        >
          {question}
        </Link>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {[counted(questions, 'question'), `from ${counted(sites, 'site')}`].join(' ')}
          {section !== null && ` · ${section}`}
        </Typography>
        {clarify && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.25, mt: 0.5 }}>
            <Chip
              size="small"
              color="warning"
              variant="outlined"
              icon={<Campaign />}
              label="May need clarification or an amendment"
            />
            <Typography variant="caption">{asking(clarify)}</Typography>
          </Box>
        )}
        <Box sx={VISUALLY_HIDDEN}>{byMonthText(by_month, choice)}</Box>
      </Box>
      <LazyTrend counts={by_month} />
    </Box>
  );
}

function counted(count: number, one: string): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : `${one}s`}`;
}

const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

/** In UTC, as the months of a report. */
function asking({ from, to, sites }: Clarify): string {
  return `${counted(sites, 'site')} asked, ${DAY.formatRange(new Date(from), new Date(to))}`;
}

function byMonthText(counts: readonly number[], { from, to }: ReportChoice): string {
  const months = monthsBetween(from, to).map((month, at) => ({ month, count: counts[at] ?? 0 }));
  const named = months.filter(({ count }) => count > 0).map(({ month, count }) => `${monthName(month)}: ${count}`);
  return `By month: ${named.join(', ')}`;
}
