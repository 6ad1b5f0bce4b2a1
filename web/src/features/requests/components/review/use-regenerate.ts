import type { RequestQuery } from '@trialdesk/contract/entities/request';
import { useState } from 'react';
import { useToast } from '../../../../components/toast/use-toast.ts';
import { ApiError } from '../../../../lib/api-error.ts';
import { regenerateDraft } from '../../api/regenerate-draft.ts';

/** Requests a new draft; a refusal shows a toast. */
export function useRegenerate(requestId: string, query: RequestQuery) {
  const [isAsking, setIsAsking] = useState(false);
  const toast = useToast();
  const regenerate = async () => {
    setIsAsking(true);
    try {
      await regenerateDraft(requestId, query);
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) toast.error('regenerateRefused', { detail: error.detail });
      else toast.error('regenerateFailed');
    } finally {
      setIsAsking(false);
    }
  };
  return { regenerate, isAsking };
}
