import { useParams } from 'react-router-dom';
import { SiteRequestPage } from '../../features/site-requests/components/site-request-page.tsx';

export function SiteRequestRoute() {
  const { id = '' } = useParams();
  return <SiteRequestPage key={id} requestId={id} />;
}
