import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';

/** SHA-256, in hex, of the canonical JSON (RFC 8785), whatever the key order. */
export function canonicalHash(value: object): string {
  const json = canonicalize(value);
  if (json === undefined) throw new Error('The value has no JSON form');
  return createHash('sha256').update(json).digest('hex');
}
