import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page, Response } from '@playwright/test';
import { watchChannels } from '../../../e2e/harness/channels.ts';
import { countDocumentReads } from '../../../e2e/harness/document-reads.ts';
import { readsOfCounts, recordsIn } from './counting-reads.ts';
import { longestTask, type TraceEvent } from './longest-task.ts';
import type { ListScreen } from './screens.ts';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

export interface Visit {
  browser: Browser;
  /** Of the person who looks. */
  storageState: StorageState;
  origin: string;
}

export interface Reads {
  /** Sent to the browser. */
  documents: number;
  byCollection: Record<string, number>;
  /** Of counting queries. */
  counts: number;
  /** In lists that the API returned. */
  records: number;
}

export interface Measured {
  reads: Reads;
  /** Until the first card or row. */
  milliseconds: number;
  /** The most of after opening and after scrolling. */
  nodes: number;
  heapBytes: number;
  /** Milliseconds of the longest task while typing in the search, and while scrolling. */
  typing: number;
  scrolling: number;
}

type Opening = Pick<ListScreen, 'path' | 'first'>;

const OPENINGS = 2;
const OPEN_AT_MOST_MS = 60_000;
const QUIET_MS = 1_500;
const QUIET_AT_MOST_MS = 10_000;
const SCROLLS = 25;
const TRACED = ['disabled-by-default-devtools.timeline', 'toplevel', '__metadata'];

export async function measureScreen(visit: Visit, screen: ListScreen): Promise<Measured> {
  return onPage(visit, async (page) => {
    const reads = await countReads(page, visit, screen);
    const times: number[] = [];
    // The fastest is the one that other processes disturbed least.
    for (let opening = 0; opening < OPENINGS; opening++) times.push(await open(page, visit, screen));
    await quiet(() => nodesOf(page));
    const session = await page.context().newCDPSession(page);
    const [heapBytes, opened] = [await heapOf(session), await nodesOf(page)];
    const scrolling = await longestTaskDuring(visit.browser, page, () => scroll(page));
    const nodes = Math.max(opened, await nodesOf(page));
    await page.mouse.wheel(0, -100_000);
    const typing = await longestTaskDuring(visit.browser, page, async () => {
      await page.getByRole('searchbox').first().pressSequentially(screen.search, { delay: 60 });
      await wait(QUIET_MS);
    });
    return { reads, milliseconds: Math.min(...times), nodes, heapBytes, typing, scrolling };
  });
}

/** Of opening a request. */
export function countReadsOf(visit: Visit, opening: Opening): Promise<Reads> {
  return onPage(visit, (page) => countReads(page, visit, opening));
}

/** Of opening it on a page that has read nothing. */
async function countReads(page: Page, visit: Visit, opening: Opening): Promise<Reads> {
  const counting: string[] = [];
  const api: string[] = [];
  const listOf = (url: string) =>
    url.includes(':runAggregationQuery') ? counting : url.includes('/api/v1/') ? api : null;
  const keep = (response: Response) => {
    const list = listOf(response.url());
    if (list === null) return;
    void response.text().then(
      (text) => list.push(text),
      () => undefined,
    );
  };
  const live = await countDocumentReads(page);
  page.on('response', keep);
  await open(page, visit, opening);
  await quiet(() => Promise.resolve(live.distinct() + counting.length + api.length));
  page.off('response', keep);
  return {
    documents: live.distinct(),
    byCollection: live.byCollection(),
    counts: readsOfCounts(counting),
    records: api.reduce((sum, answer) => sum + recordsIn(answer), 0),
  };
}

async function onPage<T>({ browser, storageState }: Visit, measure: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({
    storageState,
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  const endChannels = watchChannels(context);
  try {
    return await measure(await context.newPage());
  } finally {
    await context.close();
    await endChannels();
  }
}

async function open(page: Page, { origin }: Visit, { path, first }: Opening): Promise<number> {
  await page.goto(`${origin}${path}`, { waitUntil: 'commit' });
  await first(page).waitFor({ timeout: OPEN_AT_MOST_MS });
  return page.evaluate(() => performance.now());
}

/** Resolves when the figure has not changed for a while; at the latest after `QUIET_AT_MOST_MS`. */
async function quiet(figure: () => Promise<number>): Promise<void> {
  const end = performance.now() + QUIET_AT_MOST_MS;
  for (let before = -1, now = await figure(); now !== before && performance.now() < end; now = await figure()) {
    before = now;
    await wait(QUIET_MS);
  }
}

async function scroll(page: Page): Promise<void> {
  await page.mouse.move(640, 500);
  for (let step = 0; step < SCROLLS; step++) {
    await page.mouse.wheel(0, 600);
    await wait(60);
  }
  await wait(500);
}

const nodesOf = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

async function longestTaskDuring(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: TRACED });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return longestTask(traceEvents);
}
