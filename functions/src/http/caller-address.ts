import type { Request } from 'express';

/**
 * Where a call comes from: `nearest` is the last address that our side has seen, `caller` the one before it, which
 * is the person's own when the call came through Hosting, and whatever its sender wrote when it did not.
 */
export function callerAddress(request: Request): { caller: string; nearest: string } {
  const hops = (request.get('x-forwarded-for') ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean);
  const nearest = hops.at(-1) ?? request.socket.remoteAddress ?? 'unknown';
  return { caller: hops.at(-2) ?? nearest, nearest };
}
