import type { Citation } from '@trialdesk/contract/entities/citation';
import type { RequestRecord } from '@trialdesk/contract/entities/request';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useState, type Dispatch, type SetStateAction } from 'react';
import { CitedDocument } from '../../../../components/pdf-viewer/cited-document.tsx';
import { groupByStudy } from './request-filter.ts';
import { RequestCard } from './request-card.tsx';

/** Cards rendered initially, and added by each "Show more". */
const BATCH = 60;

interface StudyGroupsProps {
  requests: readonly RequestRecord[];
  siteNames: ReadonlyMap<string, string>;
  /** Ids of collapsed requests. */
  collapsed: ReadonlySet<string>;
  setCollapsed: Dispatch<SetStateAction<ReadonlySet<string>>>;
}

/** Request cards grouped by study. */
export function StudyGroups({ requests, siteNames, collapsed, setCollapsed }: StudyGroupsProps) {
  const [limit, setLimit] = useState(BATCH);
  const [opened, setOpened] = useState<Citation | null>(null);
  const toggle = useCallback(
    (requestId: string) =>
      setCollapsed((current) => {
        const next = new Set(current);
        if (!next.delete(requestId)) next.add(requestId);
        return next;
      }),
    [setCollapsed],
  );
  const inOrder = groupByStudy(requests).flatMap((group) => group.requests);
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {groupByStudy(inOrder.slice(0, limit)).map((group) => (
        <Box component="section" key={group.studyId} aria-labelledby={`study-${group.studyId}`}>
          <Typography variant="h2" id={`study-${group.studyId}`} sx={{ mb: 1.5 }}>
            {group.name}
          </Typography>
          <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            {group.requests.map((request) => (
              <RequestCard
                key={request.request_id}
                request={request}
                siteName={siteNames.get(request.site_id) ?? (request.site_name || 'Not specified')}
                isExpanded={!collapsed.has(request.request_id)}
                onToggle={toggle}
                onOpen={setOpened}
              />
            ))}
          </Box>
        </Box>
      ))}
      {requests.length > limit && (
        <Button variant="outlined" onClick={() => setLimit(limit + BATCH)} sx={{ justifySelf: 'center' }}>
          Show more requests
        </Button>
      )}
      <CitedDocument citation={opened} onClose={() => setOpened(null)} />
    </Box>
  );
}
