import Card from '@mui/material/Card';
import { Page } from '../../../components/page.tsx';
import { useFailureToast } from '../../../components/toast/use-toast.ts';
import { PATHS } from '../../../config/paths.ts';
import { useStudyChoices } from '../../../lib/sites-and-studies.ts';
import { SubmitRequestForm } from './submit-request-form.tsx';

export function SubmitRequestPage() {
  const studies = useStudyChoices();
  useFailureToast('studiesFailed', studies.status === 'failed');

  return (
    <Page
      title="Submit a Study Request"
      subtitle="Your question goes to the research team. You will see their answer as soon as they send it."
      back={{ to: PATHS.siteDashboard, label: 'Site Requests Dashboard' }}
      width={840}
    >
      <Card sx={{ p: { xs: 2.5, sm: 4 } }}>
        <SubmitRequestForm studies={studies} />
      </Card>
    </Page>
  );
}
