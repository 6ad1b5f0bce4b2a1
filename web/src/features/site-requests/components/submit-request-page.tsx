import Card from '@mui/material/Card';
import { useEffect } from 'react';
import { Page } from '../../../components/page.tsx';
import { useToast } from '../../../components/toast/use-toast.ts';
import { PATHS } from '../../../config/paths.ts';
import { useStudyChoices } from '../../../lib/sites-and-studies.ts';
import { SubmitRequestForm } from './submit-request-form.tsx';

export function SubmitRequestPage() {
  const studies = useStudyChoices();
  const toast = useToast();
  const failed = studies.status === 'failed';

  useEffect(() => {
    if (failed) toast.error('studiesFailed');
  }, [failed, toast]);

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
