import type { RequestSummary } from '@trialdesk/contract/entities/request';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { requestPath } from '../../../../../config/paths.ts';
import { useOpenedFrom } from '../../opened-from.ts';

interface RowLinkProps {
  request: RequestSummary;
  children: ReactNode;
}

/** Its target is the positioned box around it. */
export function RowLink({ request, children }: RowLinkProps) {
  const openedFrom = useOpenedFrom();
  return (
    <Box
      component={Link}
      to={requestPath(request.request_id)}
      state={openedFrom}
      data-request={request.request_id}
      title={request.title}
      sx={{
        color: 'inherit',
        textDecoration: 'none',
        outline: 'none',
        // Between the header and the offer of the next request.
        scrollMarginBlock: '48px 96px',
        '&::after': { content: '""', position: 'absolute', inset: 0 },
        '&:focus-visible::after': { outline: '2px solid var(--td-primary)', outlineOffset: '-2px' },
      }}
    >
      {children}
    </Box>
  );
}
