import type { Request } from 'express';

/**
 * The last `hops` entries of `X-Forwarded-For`, which our platform appended; what comes before them is the sender's
 * word. A sender who reaches us past a hop gets one of their own entries in, but never somebody else's whole list.
 */
export function callerAddress(request: Request, hops: number): string {
  const forwarded = (request.get('x-forwarded-for') ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean);
  return forwarded.slice(-hops).join(', ') || (request.socket.remoteAddress ?? 'unknown');
}
