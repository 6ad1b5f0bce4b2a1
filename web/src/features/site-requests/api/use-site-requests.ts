import type { SiteRequestSummary } from '@trialdesk/contract/entities/request';
import { useMemo } from 'react';
import type { Live } from '../../../lib/live/live.ts';
import { useWindow, type Window } from '../../../lib/live/use-windows.ts';
import type { Windowed } from '../../../lib/live/window-source.ts';
import type { Member } from '../../../lib/session/session.ts';
import { siteRequestWindow, type Wanted } from './site-request-window.ts';

/** The window of these requests, the same object until they are others. */
export function useRequestWindow(member: Member, wanted: Wanted): Window<SiteRequestSummary> {
  const key = JSON.stringify(wanted);
  return useMemo(() => siteRequestWindow(member, JSON.parse(key) as Wanted), [member, key]);
}

/** Follows the requests that the member may read as the site sees them. */
export function useSiteRequests(member: Member, wanted: Wanted): Live<Windowed<SiteRequestSummary>> {
  return useWindow('siteRequests', useRequestWindow(member, wanted));
}
