import { lazy, Suspense, type ReactNode } from 'react';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { Page } from '../../../components/page.tsx';
import { PATHS } from '../../../config/paths.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import { useSearchText } from '../../../lib/use-search-text.ts';
import { useStudyGlance } from '../api/use-study-glance.ts';
import { GlanceFacts } from './glance-facts.tsx';
import { GlanceSkeleton } from './glance-skeleton.tsx';
import { loadCode } from '../../../lib/code/load-code.ts';

/** Lazy, since it is for Administrators alone. */
const StudySettingsCard = lazy(async () => ({
  default: (await loadCode(() => import('./study-settings-card.tsx'))).StudySettingsCard,
}));

interface StudyPageProps {
  studyId: string;
  /** What is known of the study besides its facts. */
  details: ReactNode;
}

/** Study at a glance: what the documents in use state about the fields every protocol has. */
export function StudyPage({ studyId, details }: StudyPageProps) {
  const fetched = useStudyGlance(studyId);
  const [search, setSearch] = useSearchText('q');
  const mayChange = useCan('change_studies');
  return (
    <Page
      title={fetched.status === 'ready' ? fetched.data.study.name : 'Study'}
      subtitle="Study at a glance. Found by machine: check a fact on its page before you rely on it."
      back={{ to: PATHS.studies, label: 'Studies' }}
      width={1080}
    >
      {details}
      {mayChange && (
        <Suspense fallback={null}>
          <StudySettingsCard studyId={studyId} />
        </Suspense>
      )}
      {fetched.status === 'loading' && <GlanceSkeleton />}
      {fetched.status === 'failed' && <LoadFailed title="The study could not be loaded." onRetry={fetched.retry} />}
      {fetched.status === 'ready' && <GlanceFacts glance={fetched.data} {...{ search, setSearch }} />}
    </Page>
  );
}
