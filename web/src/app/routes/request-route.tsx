import { useParams } from 'react-router-dom';
import { RequestPage } from '../../features/requests/components/review/request-page.tsx';

/** Another request is another page: nothing typed for one may show in the other. */
export function RequestRoute() {
  const { id = '' } = useParams();
  return <RequestPage key={id} requestId={id} />;
}
