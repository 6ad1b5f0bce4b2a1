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
  const facts: [label: string, value: ReactNode][] = [
    ['Site', site_name || 'Not specified'],
    [
      'Study',
      study_id === '' ? studyLabel(request) : <StudyLink key="study" id={study_id} name={studyLabel(request)} />,
    ],
    ['Requester', requester_name],
    ['Category', CATEGORIES[category]],
    ['Priority', priority.charAt(0).toUpperCase() + priority.slice(1)],
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
        {facts.map(([label, value]) => (
          <div key={label}>
            <Box component="dt" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0, fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
              {value}
            </Box>
          </div>
        ))}
      </Box>
    </Card>
  );
}
