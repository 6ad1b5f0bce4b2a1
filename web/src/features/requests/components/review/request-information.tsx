import { studyLabel } from '../../../../lib/study-label.ts';
import { CATEGORIES } from '@trialdesk/contract/choices';
import type { RequestRecord } from '@trialdesk/contract/entities/request';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { studyPath } from '../../../../config/paths.ts';

interface RequestInformationProps {
  request: RequestRecord;
}

function StudyLink({ id, name }: { id: string; name: string }) {
  return (
    <Link component={RouterLink} to={studyPath(id)} color="inherit">
      {name}
    </Link>
  );
}

export function RequestInformation({ request }: RequestInformationProps) {
  const { site_name, study_id, requester_name, category, priority } = request;
  const study = studyLabel(request);
  const facts: { label: string; text: string; value?: ReactNode }[] = [
    { label: 'Site', text: site_name || 'Not specified' },
    { label: 'Study', text: study, value: study_id === '' ? study : <StudyLink id={study_id} name={study} /> },
    { label: 'Requester', text: requester_name },
    { label: 'Category', text: CATEGORIES[category] },
    { label: 'Priority', text: priority.charAt(0).toUpperCase() + priority.slice(1) },
  ];
  return (
    <Card component="section" aria-labelledby="request-information" sx={{ px: 2, py: 1.5 }}>
      <Typography variant="h2" id="request-information" sx={{ fontSize: '1rem', mb: 0.75 }}>
        Request Information
      </Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          columnGap: 1.5,
          rowGap: 1,
          // Content-sized columns keep all facts on one line down to small laptops.
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: `repeat(${facts.length}, auto)` },
        }}
      >
        {facts.map(({ label, text, value }) => (
          <div key={label}>
            <Box component="dt" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0, fontSize: '0.875rem', ...breaksOf(text) }}>
              {value ?? text}
            </Box>
          </div>
        ))}
      </Box>
    </Card>
  );
}

const SHORT = 12;
const HAS_LONG_WORD = /\S{20}/u;

/** A short name stays whole, as "LANTERN-3", and of others only a word that is too long for its column is broken. */
function breaksOf(text: string): { whiteSpace?: 'nowrap'; overflowWrap?: 'anywhere' | 'break-word' } {
  if (text.length <= SHORT) return { whiteSpace: 'nowrap' };
  return { overflowWrap: HAS_LONG_WORD.test(text) ? 'anywhere' : 'break-word' };
}
