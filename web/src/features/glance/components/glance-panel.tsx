import type { Quote } from '@trialdesk/contract/entities/citation';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { studyPath } from '../../../config/paths.ts';
import { useStudyGlance } from '../api/use-study-glance.ts';
import { GlanceFacts } from './glance-facts.tsx';
import { GlanceSkeleton } from './glance-skeleton.tsx';

interface GlancePanelProps {
  studyId: string;
  onOpen: (quote: Quote) => void;
}

/** Study at a glance in a narrow column beside a request. */
export function GlancePanel({ studyId, onOpen }: GlancePanelProps) {
  const fetched = useStudyGlance(studyId);
  const [search, setSearch] = useState('');
  switch (fetched.status) {
    case 'loading':
      return <GlanceSkeleton />;
    case 'failed':
      return <LoadFailed title="The study could not be loaded." onRetry={fetched.retry} />;
    case 'ready':
      return (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Link component={RouterLink} to={studyPath(studyId)} sx={{ fontSize: '0.875rem' }}>
            Open {fetched.data.study.name} as a page
          </Link>
          <GlanceFacts glance={fetched.data} isCompact {...{ search, setSearch, onOpen }} />
        </Box>
      );
  }
}
