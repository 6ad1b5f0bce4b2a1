import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { StudyPage } from '../../features/glance/components/study-page.tsx';
import { loadCode } from '../../lib/code/load-code.ts';

/** Lazy, since the facts come first. */
const StudyDetails = lazy(async () => ({
  default: (await loadCode(() => import('../../features/studies/components/study-details.tsx'))).StudyDetails,
}));

/** Keyed by study, so nothing chosen for one shows in another. */
export function StudyRoute() {
  const { id = '' } = useParams();
  const details = (
    <Suspense fallback={<Skeleton width={320} height={36} sx={{ mb: 2 }} />}>
      <StudyDetails studyId={id} />
    </Suspense>
  );
  return <StudyPage key={id} studyId={id} details={details} />;
}
