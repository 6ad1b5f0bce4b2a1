import { parseArgs } from 'node:util';
import { endChildren, endChildrenAtOnce } from '../emulators/processes.ts';
import { clearRunning } from '../emulators/running.ts';
import { onStop } from '../start/on-stop.ts';
import { checks } from './checks.ts';
import { runOnEmulators } from './on-emulators.ts';
import { runSteps } from './step.ts';
import { sum, verdictLine } from './verdict.ts';

const AT_ONCE = 2;
const INTERRUPTED = 130;

const stopping = new AbortController();
onStop({
  exitCode: INTERRUPTED,
  inOrder: async () => {
    stopping.abort();
    await endChildren();
    clearRunning();
  },
  atOnce: endChildrenAtOnce,
});

const { fast } = parseArgs({ options: { fast: { type: 'boolean', default: false } } }).values;
const counts = await runSteps(checks, AT_ONCE, stopping.signal);
if (!fast && !stopping.signal.aborted) counts.push(...(await runOnEmulators(stopping.signal)));
// A verdict on half the steps would be none; who interrupted it ends it, too.
if (!stopping.signal.aborted) {
  const total = sum(counts);
  console.log(verdictLine(total));
  process.exit(total.failed > 0 ? 1 : 0);
}
