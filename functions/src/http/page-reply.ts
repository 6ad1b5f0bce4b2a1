/** A reply with a page of a list. */
export class PageReply<Body> {
  readonly body: Body;
  /** Cursor of the next page; null on the last. */
  readonly next: string | null;

  constructor(body: Body, next: string | null) {
    this.body = body;
    this.next = next;
  }
}

/** Value of the `Link` header: the same call, continued. */
export function linkToNext(url: string, cursor: string): string {
  const { pathname, searchParams } = new URL(url, 'http://api');
  searchParams.set('cursor', cursor);
  return `<${pathname}?${searchParams.toString()}>; rel="next"`;
}
