export class PageReply<Body> {
  readonly body: Body;
  /** Cursor; null on the last page. */
  readonly next: string | null;

  constructor(body: Body, next: string | null) {
    this.body = body;
    this.next = next;
  }
}

/** For the `Link` header. */
export function linkToNext(url: string, cursor: string): string {
  const { pathname, searchParams } = new URL(url, 'http://api');
  searchParams.set('cursor', cursor);
  return `<${pathname}?${searchParams.toString()}>; rel="next"`;
}
