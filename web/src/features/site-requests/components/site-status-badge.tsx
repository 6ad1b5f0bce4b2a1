import type { RequestStatus } from '@trialdesk/contract/entities/request';
import { StatusBadge } from '../../../components/status-badge.tsx';

/** Status as the site sees it; unknown values show as they are (specification, section 4). */
export function SiteStatusBadge({ status }: { status: RequestStatus }) {
  switch (status) {
    case 'processing':
      return <StatusBadge tone="info">Awaiting Response</StatusBadge>;
    case 'completed':
      return <StatusBadge tone="success">Response Received</StatusBadge>;
    case 'withdrawn':
      return <StatusBadge tone="neutral">Withdrawn</StatusBadge>;
    default:
      return <StatusBadge tone="neutral">{status satisfies never}</StatusBadge>;
  }
}
