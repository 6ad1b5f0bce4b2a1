import type { Request } from 'express';

/**
 * The last `hops` entries of `X-Forwarded-For`, appended by our platform; those before are the sender's word. A sender
 * who reaches us past a hop gets one entry of their own in, but never somebody else's whole list.
 */
export function callerAddress(request: Request, hops: number): string {
  const forwarded = (request.get('x-forwarded-for') ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean);
  return forwarded.slice(-hops).join(', ') || (request.socket.remoteAddress ?? 'unknown');
}
