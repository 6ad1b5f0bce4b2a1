import type { BrowserContext, Page, Request } from '@playwright/test';

/** A channel over which a page listens to Firestore (WebChannel, version 8), as its requests show it. */
interface Channel {
  /** Of the request that opened it. */
  address: URL;
  /** Null until a second request names the session. */
  session: string | null;
  /** Of the last request to the server. */
  requestId: number;
  /** Messages sent to the server so far. */
  sent: number;
  /** Queries it listens to. */
  targets: Set<number>;
}

/** One message of a channel to the server. */
interface Message {
  addTarget?: { targetId: number };
  removeTarget?: number;
}

/**
 * Ends the channels of the pages of a context once their document is gone, as a server does. Returns how to end the last
 * ones, when no page is left that would open them again.
 *
 * The emulator keeps the queries of a channel even if it is terminated, evaluates them at each later commit, and after ten
 * thousand messages logs each of them three times. In a run that took a core and gigabytes, so they are removed one by one.
 */
export function watchChannels(context: BrowserContext): () => Promise<void> {
  const open = new Map<Page, Channel[]>();
  const gone = new Map<Page, Channel[]>();
  context.on('request', (request) => {
    const page = pageOf(request);
    if (!page) return;
    const channels = open.get(page) ?? [];
    open.set(page, channels);
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      gone.set(page, [...(gone.get(page) ?? []), ...channels.splice(0)]);
    }
    follow(channels, request);
  });
  const watch = (page: Page) =>
    page.on('domcontentloaded', () => {
      void end(gone.get(page) ?? []);
      gone.delete(page);
    });
  for (const page of context.pages()) watch(page);
  context.on('page', watch);
  return () => end([...open.values(), ...gone.values()].flat());
}

/** Null for a request of a page that is being closed, or of a worker. */
function pageOf(request: Request): Page | null {
  try {
    return request.frame().page();
  } catch {
    return null;
  }
}

/** Updates the channels of a page from one of its requests. */
function follow(channels: Channel[], request: Request): void {
  const address = new URL(request.url());
  if (!address.pathname.endsWith('/channel')) return;
  const session = address.searchParams.get('SID');
  const requestId = Number(address.searchParams.get('RID'));
  if (session === null) channels.push({ address, session, requestId, sent: 0, targets: new Set() });
  const here = channels.filter((one) => one.address.pathname === address.pathname);
  // The first that names a new session is of the channel opened last.
  const channel = here.findLast((one) => one.session === session) ?? here.findLast((one) => one.session === null);
  if (!channel) return;
  channel.session = session;
  if (request.method() !== 'POST' || Number.isNaN(requestId)) return;
  channel.requestId = requestId;
  const body = new URLSearchParams(request.postData() ?? '');
  const count = Number(body.get('count'));
  channel.sent = Number(body.get('ofs')) + count;
  for (let at = 0; at < count; at += 1) {
    const { addTarget, removeTarget } = JSON.parse(body.get(`req${at}___data__`) ?? '{}') as Message;
    if (addTarget) channel.targets.add(addTarget.targetId);
    if (removeTarget !== undefined) channel.targets.delete(removeTarget);
  }
}

/** One that the emulator has ended by itself is none of our business. */
async function end(channels: Channel[]): Promise<void> {
  await Promise.allSettled(channels.map(endOne));
}

async function endOne({ address, session, requestId, sent, targets }: Channel): Promise<void> {
  if (session === null) return;
  const database = address.searchParams.get('database') ?? '';
  const post = (rid: number, parameters: Record<string, string>, body?: URLSearchParams) => {
    const query = new URLSearchParams({ VER: '8', database, SID: session, RID: String(rid), ...parameters });
    return fetch(`${address.origin}${address.pathname}?${query.toString()}`, { method: 'POST', ...(body && { body }) });
  };
  if (targets.size > 0) {
    const messages = [...targets].map((removeTarget, at): [string, string] => [
      `req${at}___data__`,
      JSON.stringify({ database, removeTarget }),
    ]);
    const header = { count: String(targets.size), ofs: String(sent) };
    await post(requestId + 1, { AID: '0' }, new URLSearchParams([...Object.entries(header), ...messages]));
  }
  await post(requestId + 2, { TYPE: 'terminate' });
}
