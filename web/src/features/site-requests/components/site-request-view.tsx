import type { SiteRequest } from '@trialdesk/contract/entities/request';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { DateTime } from '../../../components/date-time.tsx';
import { Page } from '../../../components/page.tsx';
import { PATHS } from '../../../config/paths.ts';
import { useReadMarks } from '../api/use-read-marks.ts';
import { FollowUp } from './follow-up.tsx';
import { QueryTurn } from './query-turn.tsx';
import { SiteStatusBadge } from './site-status-badge.tsx';

interface SiteRequestViewProps {
  request: SiteRequest;
}

/** A request as its site sees it, newest question first. */
export function SiteRequestView({ request }: SiteRequestViewProps) {
  const { isNew, markRead } = useReadMarks();
  const unread = isNew(request);
  useEffect(() => {
    if (unread) markRead([request]);
  }, [unread, request, markRead]);

  const newest = useRef<HTMLHeadingElement>(null);
  return (
    <Page
      title={request.title}
      back={{ to: PATHS.siteDashboard, label: 'Site Requests Dashboard' }}
      width={920}
      subtitle={
        <>
          <SiteStatusBadge status={request.status} />
          <span>
            Submitted <DateTime at={request.created_at} />
          </span>
          <span>Study: {request.study_name || 'Not specified'}</span>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <FollowUp key={request.request_id} request={request} newest={newest} />
        {request.queries.toReversed().map((query, index) => (
          <QueryTurn
            key={query.id}
            query={query}
            number={request.queries.length - index}
            heading={index === 0 ? newest : undefined}
          />
        ))}
      </Box>
    </Page>
  );
}
