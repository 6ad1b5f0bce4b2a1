import type { RequestSummary } from '@trialdesk/contract/entities/request';
import { shortAge } from '../../../../components/short-age.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { DueLabel } from '../due-label.tsx';

/** Of the newest question, and when its answer is due. */
export function Age({ request }: { request: RequestSummary }) {
  const now = useNow();
  return (
    <>
      <span>Waiting for {shortAge(request.asked_at, now)}</span>
      <DueLabel {...{ request, now }} />
    </>
  );
}
