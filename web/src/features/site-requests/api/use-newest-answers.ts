import type { SiteRequestSummary } from '@trialdesk/contract/entities/request';
import { useMemo } from 'react';
import type { Live } from '../../../lib/live/live.ts';
import { useWindow } from '../../../lib/live/use-windows.ts';
import type { Windowed } from '../../../lib/live/window-source.ts';
import type { Member } from '../../../lib/session/session.ts';
import { siteRequestWindow } from './site-request-window.ts';

/** More answers than this do not arrive at one moment. */
const NEWEST = 5;

/** Follows the latest answers that the member may read. */
export function useNewestAnswers(member: Member): Live<Windowed<SiteRequestSummary>> {
  return useWindow(
    'siteRequests',
    useMemo(() => siteRequestWindow(member, { by: 'answered_at', size: NEWEST }), [member]),
  );
}
