import { systemClock } from '../../functions/src/clock.ts';
import { sweep } from '../../functions/src/app/sweep.ts';

/** Takes up what was left behind, in this process but with the application's own code. */
export function sweepNow(): Promise<void> {
  return sweep(systemClock);
}
