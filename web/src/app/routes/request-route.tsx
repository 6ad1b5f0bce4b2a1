import { useParams } from 'react-router-dom';
import { RequestPage } from '../../features/requests/components/review/request-page.tsx';

/** Keyed by request, so nothing typed for one shows in another. */
export function RequestRoute() {
  const { id = '' } = useParams();
  return <RequestPage key={id} requestId={id} />;
}
