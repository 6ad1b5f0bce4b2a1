import { longestTask, type TraceEvent } from './longest-task.ts';

const thread = (tid: number, name: string): TraceEvent => ({
  name: 'thread_name',
  ph: 'M',
  pid: 7,
  tid,
  args: { name },
});
const task = (tid: number, dur: number): TraceEvent => ({ name: 'RunTask', ph: 'X', pid: 7, tid, dur });

test("is of the page's main thread, in milliseconds", () => {
  const threads = [thread(1, 'CrRendererMain'), thread(2, 'Compositor')];
  expect(longestTask([...threads, task(1, 12_000), task(1, 48_500), task(2, 90_000)])).toBe(48.5);
});

test('is 0 without tasks', () => {
  expect(longestTask([thread(1, 'CrRendererMain')])).toBe(0);
});
