import type { BrowserContext, Page, Request } from '@playwright/test';

/**
 * Ends the channels over which the pages of a context listen to Firestore once their document is gone, as a server does.
 * Returns how to end the last ones, when no page is left that would open them again.
 *
 * The emulator keeps the channel of a page that was closed, reloaded or cut off. If ten thousand changes come before it
 * notices, it never forgets it and logs every other change three times, which takes most of a core and gigabytes in a run.
 */
export function watchChannels(context: BrowserContext): () => Promise<void> {
  const open = new Map<Page, Set<string>>();
  const gone = new Map<Page, string[]>();
  context.on('request', (request) => {
    const page = pageOf(request);
    if (!page) return;
    const channels = open.get(page) ?? new Set();
    open.set(page, channels);
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      gone.set(page, [...(gone.get(page) ?? []), ...channels]);
      channels.clear();
    }
    const ending = endingOf(new URL(request.url()));
    if (ending !== null) channels.add(ending);
  });
  const watch = (page: Page) =>
    page.on('domcontentloaded', () => {
      void end(gone.get(page) ?? []);
      gone.delete(page);
    });
  for (const page of context.pages()) watch(page);
  context.on('page', watch);
  return () => end([...[...open.values()].flatMap((channels) => [...channels]), ...[...gone.values()].flat()]);
}

/** Null for a request of a page that is being closed, or of a worker. */
function pageOf(request: Request): Page | null {
  try {
    return request.frame().page();
  } catch {
    return null;
  }
}

/** The address that ends the channel of a request; null for another request, and for the first of a channel. */
function endingOf({ origin, pathname, searchParams }: URL): string | null {
  const session = searchParams.get('SID');
  if (session === null || !pathname.endsWith('/channel')) return null;
  const database = searchParams.get('database') ?? '';
  const query = new URLSearchParams({ VER: '8', database, SID: session, RID: '1', TYPE: 'terminate' });
  return `${origin}${pathname}?${query.toString()}`;
}

/** One that the emulator has ended by itself is none of our business. */
async function end(channels: string[]): Promise<void> {
  await Promise.allSettled(channels.map((address) => fetch(address, { method: 'POST' })));
}
