import Edit from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { DialogLoading } from '../../../components/dialog-loading.tsx';
import { documentsOfStudyPath, requestsOfStudyPath, sitesOfStudyPath } from '../../../config/paths.ts';
import { loadCode } from '../../../lib/code/load-code.ts';
import { useLiveDoc } from '../../../lib/live/use-live.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import { useStudyFigures, type Figures } from '../api/use-study-figures.ts';
import { AssignedPeople } from './assigned-people.tsx';

/** Lazy, since forms are large. */
const StudyDialog = lazy(async () => ({
  default: (await loadCode(() => import('./study-dialog.tsx'))).StudyDialog,
}));

/** Prefix, documents, requests, sites and people of a study, and for Administrators how to change it. Nothing if there is none. */
export function StudyDetails({ studyId }: { studyId: string }) {
  const live = useLiveDoc('studies', studyId);
  const { counts, failed } = useStudyFigures(useMemo(() => [studyId], [studyId]));
  const mayChange = useCan('change_studies');
  const [isChanging, setIsChanging] = useState(false);
  const [showsPeople, setShowsPeople] = useState(false);
  if (live.status === 'loading') {
    return <Skeleton width={320} height={36} role="status" aria-label="Loading the study" sx={{ mb: 2 }} />;
  }
  const study = live.status === 'ready' ? live.data : null;
  const figures = counts.get(studyId) ?? null;
  if (!study) return null;
  return (
    <Box component="section" aria-label="About the study" sx={{ mb: 2, fontSize: '0.875rem' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
        <span>
          Number prefix <strong>{study.number_prefix ?? '–'}</strong>
        </span>
        {!figures && !failed && <Skeleton width={220} role="status" aria-label="Counting" />}
        {!figures && failed && <span>The figures could not be loaded. Reload the page to try again.</span>}
        {figures && (
          <>
            <Link component={RouterLink} to={documentsOfStudyPath(studyId)}>
              {counted(figures.active_documents, 'document', 'documents')}
            </Link>
            <Link component={RouterLink} to={requestsOfStudyPath(studyId)}>
              {counted(figures.requests, 'request', 'requests')}
            </Link>
            {figures.requests > 0 && (
              <Link component={RouterLink} to={sitesOfStudyPath(studyId)}>
                Sites that have asked
              </Link>
            )}
            <People figures={figures} isOpen={showsPeople} onToggle={() => setShowsPeople(!showsPeople)} />
          </>
        )}
        {mayChange && (
          <Button startIcon={<Edit />} onClick={() => setIsChanging(true)}>
            Change study
          </Button>
        )}
      </Box>
      {showsPeople && <AssignedPeople studyId={studyId} />}
      {isChanging && (
        <Suspense fallback={<DialogLoading />}>
          <StudyDialog study={study} hasRequests={(figures?.requests ?? 0) > 0} onClose={() => setIsChanging(false)} />
        </Suspense>
      )}
    </Box>
  );
}

interface PeopleProps {
  figures: Figures;
  isOpen: boolean;
  onToggle: () => void;
}

function People({ figures: { assigned_people }, isOpen, onToggle }: PeopleProps) {
  if (assigned_people === 0) return <span>Nobody is restricted to it</span>;
  return (
    <Button aria-expanded={isOpen} onClick={onToggle}>
      {isOpen ? 'Hide' : 'Show'} {counted(assigned_people, 'assigned person', 'assigned people')}
    </Button>
  );
}

function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}
