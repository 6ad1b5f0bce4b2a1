import Box from '@mui/material/Box';
import { memo } from 'react';
import { shortAge } from '../../../../../components/short-age.ts';
import { studyLabel } from '../../../../../lib/study-label.ts';
import { ownerLabel } from '../../owner-label.ts';
import { DueLabel } from '../../due-label.tsx';
import { PriorityLabel } from '../../priority-label.tsx';
import { WritingMark } from '../../writing-mark.tsx';
import { SafetyMark } from '../../safety-mark.tsx';
import { draftState } from './draft-state.ts';
import type { RequestRowProps } from './request-row.tsx';
import { RowLink } from './row-link.tsx';
import { UnreadDot } from './unread-dot.tsx';

type StackedRowProps = Pick<RequestRowProps, 'request' | 'isUnread' | 'now'>;

/** A request on a phone. */
export const StackedRow = memo(function StackedRow({ request, isUnread, now }: StackedRowProps) {
  const { label, color } = draftState(request);
  return (
    <Box
      role="listitem"
      sx={{
        position: 'relative',
        display: 'grid',
        gap: 0.25,
        px: 1.5,
        py: 1.25,
        borderBottom: 1,
        borderColor: 'divider',
        fontSize: '0.8125rem',
        color: 'text.secondary',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
        {isUnread && <UnreadDot />}
        {request.has_safety_signs && <SafetyMark />}
        <RowLink request={request}>
          <Box
            component="span"
            dir="auto"
            sx={{
              color: 'text.primary',
              fontSize: '0.9375rem',
              fontWeight: isUnread ? 650 : 500,
              overflowWrap: 'anywhere',
            }}
          >
            {request.title}
          </Box>
        </RowLink>
      </Box>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        {[request.request_number, request.site_name, studyLabel(request)].filter(Boolean).join(' · ')}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
        <PriorityLabel priority={request.priority} />
        <span>{shortAge(request.asked_at, now)}</span>
        <DueLabel {...{ request, now }} />
        <span style={{ color }}>{label}</span>
        <span>{ownerLabel(request)}</span>
        {request.status === 'processing' && <WritingMark requestId={request.request_id} />}
      </Box>
    </Box>
  );
});
