import { secondsAfter } from '../clock.ts';
import { afterOutage } from './after-outage.ts';

const START = '2026-02-03T12:00:00.000Z';
const minutes = (count: number) => secondsAfter(START, count * 60);

test('an outage is waited for with growing pauses, and given up after six hours', () => {
  const pauses: number[] = [];
  let now = START;
  let state = afterOutage(undefined, now);
  while (state.state === 'queued') {
    const next = state.outage?.retry_at ?? now;
    pauses.push((Date.parse(next) - Date.parse(now)) / 60_000);
    now = next;
    state = afterOutage(state.outage, now);
  }
  expect(pauses.slice(0, 6)).toEqual([1, 2, 4, 8, 15, 15]);
  expect(state).toEqual({ state: 'failed', at: minutes(360), reason: 'unreachable' });
});
