import type { RequestStatus } from '@trialdesk/contract/entities/request';
import { StatusBadge } from '../../../components/status-badge.tsx';

/** A request's status in the words of the site side; a status from a later version shows as it is. */
export function SiteStatusBadge({ status }: { status: RequestStatus }) {
  switch (status) {
    case 'processing':
      return <StatusBadge tone="pending">Awaiting Response</StatusBadge>;
    case 'completed':
      return <StatusBadge tone="success">Response Received</StatusBadge>;
    default:
      return <StatusBadge tone="neutral">{status satisfies never}</StatusBadge>;
  }
}
