import { requests } from '../../firebase/collections.ts';
import { eventually } from '../eventually.ts';
import type { ExpectedState } from './expected-state.ts';

/** Waits until the requests of people who have left the research team are nobody's. */
export async function released(state: ExpectedState): Promise<void> {
  for (const request of state.requests) {
    if (request.owner === null || state.isTeam(request.owner)) continue;
    request.owner = null;
    await eventually(requests().doc(request.id), ({ owner_id }) => owner_id === null);
  }
}
