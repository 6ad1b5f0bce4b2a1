import { systemClock } from '../../functions/src/clock.ts';
import { sweep } from '../../functions/src/app/sweep.ts';

export function sweepNow(): Promise<void> {
  return sweep(systemClock);
}
