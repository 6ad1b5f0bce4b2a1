import type { RequestStatus } from '@trialdesk/contract/entities/request';
import { StatusBadge } from '../../../components/status-badge.tsx';

interface RequestStatusBadgeProps {
  status: RequestStatus;
}

/** A request's state in the research team's words; a state that is not known shows as it is. */
export function RequestStatusBadge({ status }: RequestStatusBadgeProps) {
  switch (status) {
    case 'processing':
      return <StatusBadge tone="pending">Pending</StatusBadge>;
    case 'completed':
      return <StatusBadge tone="success">Completed</StatusBadge>;
    default:
      return <StatusBadge tone="neutral">{status}</StatusBadge>;
  }
}
