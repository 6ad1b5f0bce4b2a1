import { LIMITS } from '@trialdesk/contract/limits';
import { keep, readKept } from '../storage/browser-storage.ts';

const ENTRY = 'activity';

/** Milliseconds between two notes of activity. */
const PAUSE = 2_000;

/** When the person last did something, in any tab of this browser; null if that was never noted. */
export function lastActivity(): number | null {
  const kept = Number(readKept('browser', ENTRY) ?? Number.NaN);
  return Number.isNaN(kept) ? null : kept;
}

export function noteActivity(now: number): void {
  if (Math.abs(now - (lastActivity() ?? 0)) >= PAUSE) keep('browser', ENTRY, String(now));
}

export function forgetActivity(): void {
  if (lastActivity() !== null) keep('browser', ENTRY, null);
}

/** Whole seconds until the person is signed out; null before the warning, 0 when the time is over. */
export function secondsLeft({ last, now, minutes }: Record<'last' | 'now' | 'minutes', number>): number | null {
  const left = Math.ceil((last + minutes * 60_000 - now) / 1_000);
  return left > LIMITS.idleWarningSeconds ? null : Math.max(0, left);
}
