/** An event of Chromium's trace; times are in microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  dur?: number;
  args?: { name?: string };
}

/** Milliseconds of the longest task on the main thread of a page; 0 without any. */
export function longestTask(events: readonly TraceEvent[]): number {
  const mainThreads = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf),
  );
  const tasks = events.filter((event) => event.name === 'RunTask' && mainThreads.has(threadOf(event)));
  return Math.max(0, ...tasks.map(({ dur = 0 }) => dur)) / 1_000;
}

function threadOf({ pid, tid }: TraceEvent): string {
  return `${pid}/${tid}`;
}
