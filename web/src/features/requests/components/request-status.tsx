import type { RequestStatus } from '@trialdesk/contract/entities/request';
import { StatusBadge } from '../../../components/status-badge.tsx';

interface RequestStatusBadgeProps {
  status: RequestStatus;
}

/** Status as the research team sees it; unknown values show as they are (specification, section 4). */
export function RequestStatusBadge({ status }: RequestStatusBadgeProps) {
  switch (status) {
    case 'processing':
      return <StatusBadge tone="info">Pending</StatusBadge>;
    case 'completed':
      return <StatusBadge tone="success">Completed</StatusBadge>;
    case 'withdrawn':
      return <StatusBadge tone="neutral">Withdrawn</StatusBadge>;
    default:
      return <StatusBadge tone="neutral">{status}</StatusBadge>;
  }
}
