import { useState } from 'react';
import { useToast } from '../../../components/toast/use-toast.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { assignRequests } from '../api/assign-requests.ts';
import type { Owned } from './owned.ts';

interface Assign {
  /** Takes the requests from their present owners too, and reports what has happened. */
  assign: (ownerId: string | null, name: string) => Promise<void>;
  isAssigning: boolean;
}

export function useAssign(requests: readonly Owned[], onAssigned?: () => void): Assign {
  const toast = useToast();
  const [isAssigning, setIsAssigning] = useState(false);
  const assign = async (ownerId: string | null, name: string) => {
    setIsAssigning(true);
    try {
      await assignRequests({
        requestIds: requests.map(({ request_id }) => request_id),
        ownerId,
        takeOver: requests.some(({ owner_id }) => owner_id !== null),
      });
      const count = requests.length === 1 ? '1 request' : `${requests.length} requests`;
      if (ownerId === null) toast.success('requestsUnassigned', { count });
      else toast.success('requestsAssigned', { count, name });
      onAssigned?.();
    } catch (error) {
      if (error instanceof ApiError && error.status > 0 && error.status < 500) {
        toast.error('assignmentRefused', { detail: error.detail });
      } else {
        toast.error('assignmentFailed');
      }
    } finally {
      setIsAssigning(false);
    }
  };
  return { assign, isAssigning };
}
