import type { Request } from 'express';

/**
 * `nearest` is the last hop, which our side has seen. `caller` is the one before it: the person's own address through
 * Hosting, otherwise whatever the sender wrote.
 */
export function callerAddress(request: Request): { caller: string; nearest: string } {
  const hops = (request.get('x-forwarded-for') ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean);
  const nearest = hops.at(-1) ?? request.socket.remoteAddress ?? 'unknown';
  return { caller: hops.at(-2) ?? nearest, nearest };
}
