import type { SiteRequestSummary } from '@trialdesk/contract/entities/request';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { siteRequestPath } from '../../../config/paths.ts';

/** As listed, or as found by a search. */
export type Row = Pick<
  SiteRequestSummary,
  | 'request_id'
  | 'request_number'
  | 'title'
  | 'study_id'
  | 'study_name'
  | 'site_name'
  | 'requester_name'
  | 'created_at'
  | 'status'
  | 'answered_at'
  | 'answered_by'
>;

export interface RequestRowsProps {
  requests: readonly Row[];
  /** Of a person with several. */
  showsSite: boolean;
}

/** Covers the whole row, which has `position: relative`. */
export function RowLink({ request }: { request: Row }) {
  return (
    <Box
      component={Link}
      to={siteRequestPath(request.request_id)}
      aria-label={`View Request: ${request.title}`}
      sx={{
        display: 'flex',
        color: 'text.secondary',
        '&::after': { content: '""', position: 'absolute', inset: 0 },
        '&:focus-visible': { outline: 'none' },
        '&:focus-visible::after': { outline: '2px solid var(--td-primary)', outlineOffset: -2 },
      }}
    >
      <ChevronRight fontSize="small" />
    </Box>
  );
}
