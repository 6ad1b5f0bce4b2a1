import type { SiteView } from '@trialdesk/contract/replies/sites';
import type { ReportedQuestion } from '@trialdesk/contract/replies/reports';
import { FIGURES, GROUPINGS } from '@trialdesk/contract/reports';
import Insights from '@mui/icons-material/InsightsOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { BackLink } from '../../../components/back-link.tsx';
import { DateTime } from '../../../components/date-time.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { LoadingButton } from '../../../components/loading-button.tsx';
import { monthName } from '../../../components/month-name.ts';
import { Page } from '../../../components/page.tsx';
import { PATHS, requestPath } from '../../../config/paths.ts';
import { useReportedQuestions, type QuestionsBehind } from '../api/use-report.ts';
import type { Fetched } from '../../../lib/use-fetched.ts';
import { reportSearch, type Behind, type ReportChoice } from '../report-address.ts';

interface BehindFigureProps {
  study: SiteView;
  choice: ReportChoice;
  behind: Behind;
}

/** The questions that a figure counts. */
export function BehindFigure({ study, choice, behind }: BehindFigureProps) {
  const { state, isReadingOn, readOn } = useReportedQuestions(choice, behind);
  return (
    <Page title={FIGURES[behind.figure]}>
      <BackLink to={`${PATHS.reports}?${reportSearch(choice)}`} label="Back to the report" space={2} />
      <Typography sx={{ color: 'text.secondary', mb: 2, overflowWrap: 'anywhere' }}>
        {[study.name, periodOf(choice), groupName(behind, state)].filter(Boolean).join(' · ')}
      </Typography>
      <Card component="section" aria-label="Questions">
        {state.status === 'failed' && <LoadFailed title="The questions could not be loaded." onRetry={state.retry} />}
        {state.status === 'loading' && (
          <Box role="status" aria-label="Loading questions" sx={{ p: 2.5, display: 'grid', gap: 1.5 }}>
            {[0, 1, 2, 3].map((row) => (
              <Skeleton key={row} variant="rounded" height={56} />
            ))}
          </Box>
        )}
        {state.status === 'ready' && state.data.total === 0 && (
          <EmptyState icon={<Insights />} title="No question is counted here any more." />
        )}
        {state.status === 'ready' && state.data.total > 0 && (
          <>
            <Typography variant="body2" sx={{ color: 'text.secondary', px: 2.5, pt: 2 }}>
              {state.data.total.toLocaleString('en-US')} {state.data.total === 1 ? 'question' : 'questions'}, newest
              first
            </Typography>
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {state.data.questions.map((question) => (
                <Question key={`${question.request_id} ${question.query_id}`} question={question} />
              ))}
            </Box>
            {state.data.hasMore && (
              <Box sx={{ p: 2, textAlign: 'center' }}>
                <LoadingButton variant="outlined" loading={isReadingOn} onClick={readOn}>
                  Show more
                </LoadingButton>
              </Box>
            )}
          </>
        )}
      </Card>
    </Page>
  );
}

function periodOf({ from, to }: ReportChoice): string {
  return from === to ? monthName(from) : `${monthName(from)} to ${monthName(to)}`;
}

function groupName({ group }: Behind, state: Fetched<QuestionsBehind>): string {
  const label = state.status === 'ready' ? state.data.group : null;
  if (group === null || label === null) return '';
  switch (group.grouping) {
    case 'month':
      return monthName(label);
    case 'site':
    case 'category':
      return label;
    case 'document':
    case 'section':
    case 'theme':
    case 'draft':
      return `${GROUPINGS[group.grouping]}: ${label}`;
  }
}

function Question({ question }: { question: ReportedQuestion }) {
  const { request_id, request_number, title, site_name, asked_at, answered_at } = question;
  return (
    <Box
      component="li"
      sx={{ px: 2.5, py: 1.5, borderBottom: 1, borderColor: 'divider', '&:last-child': { border: 0 } }}
    >
      <Link
        component={RouterLink}
        to={requestPath(request_id)}
        underline="hover"
        sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
      >
        {[request_number, title].filter(Boolean).join(' · ')}
      </Link>
      <Typography
        variant="body2"
        sx={{ overflow: 'hidden', display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical' }}
      >
        {question.question}
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {site_name} · asked <DateTime at={asked_at} />
        {answered_at === null ? (
          ' · not answered'
        ) : (
          <>
            {' '}
            · answered <DateTime at={answered_at} />
          </>
        )}
      </Typography>
    </Box>
  );
}
