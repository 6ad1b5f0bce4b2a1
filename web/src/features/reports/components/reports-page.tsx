import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { Page } from '../../../components/page.tsx';
import { useStudyChoices } from '../../../lib/sites-and-studies.ts';
import { behindOf, choiceOf, reportSearch, type ReportChoice } from '../report-address.ts';
import { BehindFigure } from './behind-figure.tsx';
import { ReportLoading } from './report-loading.tsx';
import { ReportOfStudy } from './report-of-study.tsx';
import { NoStudies } from './no-studies.tsx';
import { useThisMonth } from './use-this-month.ts';

const TITLE = 'Reports';

/** What keeps coming up in a study: figures of some months, and the questions behind each. */
export function ReportsPage() {
  const [params, setParams] = useSearchParams();
  const studies = useStudyChoices();
  const thisMonth = useThisMonth();
  const choice = useMemo(() => choiceOf(params, thisMonth), [params, thisMonth]);
  if (studies.status === 'failed') {
    return (
      <Page title={TITLE}>
        <LoadFailed title="The studies could not be loaded." onRetry={studies.retry} />
      </Page>
    );
  }
  if (studies.status === 'loading') {
    return (
      <Page title={TITLE}>
        <ReportLoading />
      </Page>
    );
  }
  const study = studies.data.find(({ id }) => id === choice.study) ?? studies.data[0];
  if (!study) {
    return (
      <Page title={TITLE}>
        <NoStudies />
      </Page>
    );
  }
  const chosen = { ...choice, study: study.id };
  const behind = behindOf(params);
  if (behind) return <BehindFigure study={study} choice={chosen} behind={behind} />;
  const onChoose = (next: ReportChoice) => setParams(reportSearch(next), { replace: true });
  return <ReportOfStudy studies={studies.data} choice={chosen} onChoose={onChoose} />;
}
