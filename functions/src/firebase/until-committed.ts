import { setTimeout } from 'node:timers/promises';
import { isTransient } from '../is-transient.ts';

/** gRPC: already exists, failed precondition. */
const OUTPACED: readonly unknown[] = [6, 9];
const ATTEMPTS = 15;
const LONGEST_PAUSE_MS = 200;

/**
 * `attempt` reads, then commits a batch whose preconditions fail if what it read has changed; unlike transactions, it
 * holds no locks while others wait. The reply to a commit can be lost, so an attempt returns as its own what it finds
 * done. The last of 15 failures is thrown.
 */
export async function untilCommitted<T>(attempt: () => Promise<T>): Promise<T> {
  for (let count = 1; ; count++) {
    try {
      return await attempt();
    } catch (error) {
      if (count === ATTEMPTS || !mayPass(error)) throw error;
      await setTimeout(Math.random() * Math.min(LONGEST_PAUSE_MS, 20 * 2 ** count));
    }
  }
}

function mayPass(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error)) return false;
  return OUTPACED.includes(error.code) || isTransient({ code: error.code });
}
