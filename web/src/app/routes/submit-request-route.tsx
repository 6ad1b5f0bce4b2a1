import { SubmitRequestPage } from '../../features/site-requests/components/submit-request-page.tsx';

export function SubmitRequestRoute() {
  return <SubmitRequestPage />;
}
