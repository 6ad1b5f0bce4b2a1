/** Id of the request that an entry is about. */
export function requestIn(target: string): string | undefined {
  return /^requests\/([^/]+)$/.exec(target)?.[1];
}
