import type { Citation } from '@trialdesk/contract/entities/citation';
import type { RequestSummary } from '@trialdesk/contract/entities/request';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import { memo, useId } from 'react';
import { Link } from 'react-router-dom';
import { DateTime } from '../../../../components/date-time.tsx';
import { requestPath } from '../../../../config/paths.ts';
import { useOpenedFrom } from '../opened-from.ts';
import { ownerLabel } from '../owner-label.ts';
import { PriorityLabel } from '../priority-label.tsx';
import { SafetyMark } from '../safety-mark.tsx';
import { WritingMark } from '../writing-mark.tsx';
import { RequestStatusBadge } from '../request-status.tsx';
import { Age } from './age.tsx';
import { CardBody } from './card-body.tsx';

interface RequestCardProps {
  request: RequestSummary;
  isExpanded: boolean;
  onToggle: (requestId: string) => void;
  onOpen: (citation: Citation) => void;
}

/** Memoized: the dashboard renders many of these on each key press in the search. */
export const RequestCard = memo(function RequestCard(props: RequestCardProps) {
  const { request, isExpanded, onToggle, onOpen } = props;
  const siteName = request.site_name || 'Not specified';
  const bodyId = useId();
  const openedFrom = useOpenedFrom();
  return (
    <Card component="article" sx={{ scrollMarginBlock: '12px 96px' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: { xs: 1.5, sm: 2 }, p: 2, pl: 1.5 }}>
        <Box sx={{ flex: '1 1 300px', minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
            <Box component="h3" sx={{ m: 0, font: 'inherit' }}>
              <ButtonBase
                aria-expanded={isExpanded}
                aria-controls={isExpanded ? bodyId : undefined}
                onClick={() => onToggle(request.request_id)}
                sx={{
                  alignItems: 'flex-start',
                  justifyContent: 'flex-start',
                  gap: 1,
                  px: 0.5,
                  borderRadius: '8px',
                  textAlign: 'left',
                  font: '600 1rem/1.5 var(--td-font)',
                  overflowWrap: 'anywhere',
                  '&:focus-visible': { outline: '2px solid var(--td-primary)', outlineOffset: 1 },
                }}
              >
                <ExpandMore
                  fontSize="small"
                  sx={{
                    mt: 0.25,
                    color: 'text.secondary',
                    transition: 'rotate 150ms',
                    rotate: isExpanded ? '0deg' : '-90deg',
                  }}
                />
                <span dir="auto">{request.title}</span>
              </ButtonBase>
            </Box>
            {request.has_safety_signs && <SafetyMark />}
            {request.status === 'processing' && <WritingMark requestId={request.request_id} />}
            {request.status === 'processing' && (
              <Box
                component="span"
                sx={{
                  display: 'flex',
                  columnGap: 1.5,
                  pl: { xs: 4, sm: 0 },
                  fontSize: '0.8125rem',
                  color: 'text.secondary',
                }}
              >
                <Age request={request} />
              </Box>
            )}
          </Box>
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: 1.5,
              rowGap: 0.75,
              pl: 4,
              mt: 0.75,
              fontSize: '0.8125rem',
              color: 'text.secondary',
            }}
          >
            {request.request_number !== undefined && <span>{request.request_number}</span>}
            <Chip label={siteName} title={siteName} size="small" variant="outlined" sx={{ maxWidth: '100%' }} />
            <span>{request.requester_name}</span>
            <DateTime at={request.created_at} />
            <span>
              <PriorityLabel priority={request.priority} /> priority
            </span>
            <span>{request.owner_name ? `Owner: ${request.owner_name}` : ownerLabel(request)}</span>
          </Box>
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, pl: { xs: 4, sm: 0 } }}>
          <RequestStatusBadge status={request.status} />
          <Button
            component={Link}
            to={requestPath(request.request_id)}
            state={openedFrom}
            data-request={request.request_id}
            variant="outlined"
            size="small"
            aria-label={`View Details: ${request.title}`}
          >
            View Details
          </Button>
        </Box>
      </Box>
      {isExpanded && <CardBody id={bodyId} request={request} onOpen={onOpen} />}
    </Card>
  );
});
