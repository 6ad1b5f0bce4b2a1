import type { FaultWorld } from './fault-world.ts';
import type { Worker } from './worker.ts';

/** Something a person does, with what it causes. May be repeated after a fault, as clients and triggers do. */
export interface Act {
  /** Rejects when the worker ends during it. */
  act: (worker: Worker) => Promise<void>;
  /** Ends what fails besides, after the first act. */
  heal?: () => Promise<void>;
  /** Holds at any time, also right after a fault. */
  always?: () => Promise<void>;
  /** Holds once everything has settled: nothing lost, duplicated or leaked. */
  check: (worker: Worker) => Promise<void>;
  /** Between the sweeps that settle it, if it takes hours. */
  stepSeconds?: number;
}

export type Scenario = (world: FaultWorld, worker: Worker) => Promise<Act>;

/** For a call that may be the repetition of one that was interrupted. */
export function expectStatus({ status, body }: { status: number; body: unknown }, ...accepted: number[]): void {
  if (!accepted.includes(status)) throw new Error(`The call returned ${status}: ${JSON.stringify(body)}`);
}
