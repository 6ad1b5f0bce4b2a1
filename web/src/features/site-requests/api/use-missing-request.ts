import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useToast } from '../../../components/toast/use-toast.ts';
import { PATHS } from '../../../config/paths.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/api.ts';

/** Rules deny missing and foreign requests alike, so ask the API which it is. */
async function isDenied(requestId: string, signal: AbortSignal): Promise<boolean> {
  try {
    await call('getRequest', { params: { id: requestId }, signal });
    return false;
  } catch (error) {
    return error instanceof ApiError && error.status === 403;
  }
}

/** Says why the request cannot be shown and returns to the site dashboard. */
export function useMissingRequest(requestId: string): void {
  const navigate = useNavigate();
  const toast = useToast();
  useEffect(() => {
    const controller = new AbortController();
    void isDenied(requestId, controller.signal).then((denied) => {
      if (controller.signal.aborted) return;
      if (denied) toast.error('requestDenied');
      else toast.error('requestNotFound', { id: requestId });
      void navigate(PATHS.siteDashboard, { replace: true });
    });
    return () => controller.abort();
  }, [requestId, navigate, toast]);
}
