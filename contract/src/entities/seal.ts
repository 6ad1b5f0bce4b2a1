/** Makes a change to a sent answer or its question detectable. */
export interface Seal {
  /** Of the canonical form that is hashed; each version is kept, so older seals can still be checked. */
  version: 1;
  /** Hex. */
  sha256: string;
}

/** `unsealed`: sent before answers were sealed. */
export const SEAL_STATES = ['intact', 'broken', 'unsealed'] as const;

export type SealState = (typeof SEAL_STATES)[number];
