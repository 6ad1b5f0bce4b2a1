import type { Citation } from '@trialdesk/contract/entities/citation';
import type { RequestRecord } from '@trialdesk/contract/entities/request';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import { memo, useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { DateTime } from '../../../../components/date-time.tsx';
import { requestPath } from '../../../../config/paths.ts';
import { RequestStatusBadge } from '../request-status.tsx';
import { CardBody } from './card-body.tsx';

interface RequestCardProps {
  request: RequestRecord;
  siteName: string;
  isExpanded: boolean;
  onToggle: (requestId: string) => void;
  onOpen: (citation: Citation) => void;
}

/** Memoized: the dashboard renders many of these on each key press in the search. */
export const RequestCard = memo(function RequestCard(props: RequestCardProps) {
  const { request, siteName, isExpanded, onToggle, onOpen } = props;
  const bodyId = useId();
  const { search } = useLocation();
  return (
    <Card component="article">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: { xs: 1.5, sm: 2 }, p: 2, pl: 1.5 }}>
        <Box sx={{ flex: '1 1 300px', minWidth: 0 }}>
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
              {request.title}
            </ButtonBase>
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
            <Chip label={siteName} title={siteName} size="small" variant="outlined" sx={{ maxWidth: '100%' }} />
            <span>{request.requester_name}</span>
            <DateTime at={request.created_at} />
          </Box>
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, pl: { xs: 4, sm: 0 } }}>
          <RequestStatusBadge status={request.status} />
          <Button
            component={Link}
            to={requestPath(request.request_id)}
            state={{ dashboard: search }}
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
