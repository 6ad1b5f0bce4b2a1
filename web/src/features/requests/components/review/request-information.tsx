import { CATEGORIES } from '@trialdesk/contract/choices';
import type { RequestRecord } from '@trialdesk/contract/entities/request';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';

interface RequestInformationProps {
  request: RequestRecord;
}

export function RequestInformation({ request }: RequestInformationProps) {
  const { site_name, study_name, study_id, requester_name, category, priority } = request;
  const facts: [label: string, value: string][] = [
    ['Site', site_name || 'Not specified'],
    ['Study', study_name || study_id || 'Unassigned'],
    ['Requester', requester_name],
    ['Category', CATEGORIES[category]],
    ['Priority', priority.charAt(0).toUpperCase() + priority.slice(1)],
  ];
  return (
    <Card component="section" aria-labelledby="request-information" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" id="request-information" sx={{ mb: 1.5 }}>
        Request Information
      </Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: 2,
          // Content-sized columns keep all facts on one line down to small laptops.
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: `repeat(${facts.length}, auto)` },
        }}
      >
        {facts.map(([label, value]) => (
          <div key={label}>
            <Box component="dt" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0, fontSize: '0.9375rem', overflowWrap: 'anywhere' }}>
              {value}
            </Box>
          </div>
        ))}
      </Box>
    </Card>
  );
}
