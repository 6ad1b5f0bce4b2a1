import type { Location } from 'react-router-dom';

/** Navigation state of a page that opens where an earlier visit to it was left. */
export interface PlaceState {
  /** Key of that visit. */
  place: string;
}

/** What the browser's place on a page is remembered by: the visit itself, unless it continues an earlier one. */
export function placeOf({ key, state }: Pick<Location, 'key' | 'state'>): string {
  return (state as Partial<PlaceState> | null)?.place ?? key;
}
