import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';

/** SHA-256, in hex, of a value's canonical JSON (RFC 8785): the same for the same content, whatever the key order. */
export function canonicalHash(value: object): string {
  const json = canonicalize(value);
  if (json === undefined) throw new Error('The value has no JSON form');
  return createHash('sha256').update(json).digest('hex');
}
