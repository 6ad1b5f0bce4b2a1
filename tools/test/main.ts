import { parseArgs } from 'node:util';
import { endChildren, killChildren } from '../emulators/processes.ts';
import { clearRunning } from '../emulators/running.ts';
import { onShutdown } from '../start/on-shutdown.ts';
import { checks } from './checks.ts';
import { runOnEmulators } from './on-emulators.ts';
import { runSteps } from './step.ts';
import { sum, verdictLine } from './verdict.ts';

const CONCURRENCY = 2;
const INTERRUPTED = 130;

const stopping = new AbortController();
onShutdown({
  exitCode: INTERRUPTED,
  graceful: async () => {
    stopping.abort();
    await endChildren();
    clearRunning();
  },
  force: killChildren,
});

const { fast } = parseArgs({ options: { fast: { type: 'boolean', default: false } } }).values;
const counts = await runSteps(checks, CONCURRENCY, stopping.signal);
if (!fast && !stopping.signal.aborted) counts.push(...(await runOnEmulators(stopping.signal)));
// An interrupted run has no verdict.
if (!stopping.signal.aborted) {
  const total = sum(counts);
  console.log(verdictLine(total));
  process.exit(total.failed > 0 ? 1 : 0);
}
