import type { SiteRequest } from '@trialdesk/contract/entities/request';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { DateTime } from '../../../components/date-time.tsx';
import { ExportRequest } from '../../../components/export-request.tsx';
import { PrintButton } from '../../../components/print-button.tsx';
import { PrintedLine } from '../../../components/printed-line.tsx';
import { Page } from '../../../components/page.tsx';
import { PATHS } from '../../../config/paths.ts';
import { useFocusOnOpening } from '../../../lib/use-focus-on-opening.ts';
import { useIsVisible } from '../../../lib/use-is-visible.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import { useReadMarks } from '../api/use-read-marks.ts';
import { FollowUp } from './follow-up.tsx';
import { QueryTurn } from './query-turn.tsx';
import { RequestFacts } from './request-facts.tsx';
import { SiteStatusBadge } from './site-status-badge.tsx';

interface SiteRequestViewProps {
  request: SiteRequest;
}

/** A request as its site sees it: the newest question first and open, what follows it, then the earlier ones. */
export function SiteRequestView({ request }: SiteRequestViewProps) {
  const { isNew, markRead } = useReadMarks();
  // A tab in the background shows it to nobody.
  const isSeen = useIsVisible() && isNew(request);
  useEffect(() => {
    if (isSeen) markRead([request]);
  }, [isSeen, request, markRead]);

  const asks = useCan('ask_questions');
  const title = useFocusOnOpening<HTMLHeadingElement>();
  const newest = useRef<HTMLHeadingElement>(null);
  const { request_id, queries } = request;
  const [first, ...earlier] = queries
    .map((query, index) => {
      const isNewest = index === queries.length - 1;
      return (
        <QueryTurn
          key={query.id}
          requestId={request_id}
          priority={request.priority}
          number={index + 1}
          heading={isNewest ? newest : undefined}
          {...{ query, isNewest }}
        />
      );
    })
    .reverse();
  const followUp = asks ? <FollowUp key={`${request_id} follow-up`} {...{ request, newest }} /> : null;
  return (
    <Page
      title={request.title}
      titleRef={title}
      back={{ to: PATHS.siteDashboard, label: 'Site Requests Dashboard' }}
      width={920}
      actions={
        <ExportRequest requestId={request_id} number={request.request_number}>
          <PrintButton />
        </ExportRequest>
      }
      subtitle={
        <>
          <SiteStatusBadge status={request.status} />
          <span>
            Submitted <DateTime at={request.created_at} withZone />
          </span>
        </>
      }
    >
      <RequestFacts request={request} />
      {/* One list, so that a question that is no longer the newest is kept as it is. */}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>{[first, followUp, ...earlier]}</Box>
      <PrintedLine />
    </Page>
  );
}
