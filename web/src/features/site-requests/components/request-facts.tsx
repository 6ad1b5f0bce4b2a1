import { CATEGORIES, PRIORITY_LABELS } from '@trialdesk/contract/choices';
import type { SiteRequest } from '@trialdesk/contract/entities/request';
import Box from '@mui/material/Box';
import { studyLabel } from '../../../lib/study-label.ts';

type Facts = Pick<
  SiteRequest,
  'request_number' | 'site_name' | 'study_id' | 'study_name' | 'priority' | 'category' | 'requester_name'
>;

/** What a request is about, for whom, and who asked it. */
export function RequestFacts({ request }: { request: Facts }) {
  const facts = [
    ...(request.request_number === undefined ? [] : ([['Number', request.request_number]] as const)),
    ['Site', request.site_name || 'Not specified'],
    ['Study', studyLabel(request)],
    ['Priority', PRIORITY_LABELS[request.priority]],
    ['Category', CATEGORIES[request.category]],
    ['Asked by', request.requester_name],
  ] as const;
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(132px, auto))',
        justifyContent: 'start',
        columnGap: { xs: 2, sm: 4 },
        rowGap: 1.25,
        m: 0,
        mb: 2.5,
        fontSize: '0.875rem',
      }}
    >
      {facts.map(([label, value]) => (
        <Box key={label} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {label}
          </Box>
          <Box component="dd" dir="auto" sx={{ m: 0, fontWeight: 550 }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
