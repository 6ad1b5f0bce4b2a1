import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { PATHS } from '../../../config/paths.ts';
import { placeOf, type PlaceState } from '../../../lib/place.ts';

/** Navigation state of a request that was opened from the dashboard. */
interface OpenedFrom {
  /** Query of the dashboard's address. */
  dashboard: string;
  /** The visit whose place on the page to return to. */
  visit: string;
}

/** Navigation state of the dashboard after an answer was sent. */
interface AfterSending extends Partial<PlaceState> {
  /** Id of the request. */
  sent: string;
}

export interface WayBack {
  /** Address of the dashboard as it was left. */
  dashboard: string;
  afterSending: (requestId: string) => AfterSending;
}

/** For links to requests. */
export function useOpenedFrom(): OpenedFrom {
  const location = useLocation();
  const { search } = location;
  const visit = placeOf(location);
  return useMemo(() => ({ dashboard: search, visit }), [search, visit]);
}

export function useWayBack(): WayBack {
  const from = useLocation().state as Partial<OpenedFrom> | null;
  return {
    dashboard: PATHS.dashboard + (from?.dashboard ?? ''),
    afterSending: (sent) => ({ sent, ...(from?.visit !== undefined && { place: from.visit }) }),
  };
}

/** The request whose answer was sent before the dashboard opened; null without one. */
export function useSentRequest(): string | null {
  return (useLocation().state as Partial<AfterSending> | null)?.sent ?? null;
}
