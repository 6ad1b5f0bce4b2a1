import { syncBuiltinESMExports } from 'node:module';
import promises from 'node:timers/promises';
import { isMainThread } from 'node:worker_threads';

/* Imported before a process starts: in the thread that composes drafts, a model is given up 40 times as soon. */

const SPEED = 40;

if (!isMainThread) {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const { setTimeout } = promises;
  Object.assign(AbortSignal, {
    timeout: (milliseconds: number) => timeout(Math.ceil(milliseconds / SPEED)),
  });
  Object.assign(promises, {
    setTimeout: (milliseconds = 0, ...rest: [unknown?, object?]) => setTimeout(milliseconds / SPEED, ...rest),
  });
  syncBuiltinESMExports();
}
