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

/** For people. */
export const SEAL_SENTENCES: Record<SealState, string> = {
  intact: 'Seal intact: question, answer and citations are as they were sent.',
  broken: 'The seal is broken: the question, the answer or its citations were changed after sending.',
  unsealed: 'Sent before answers were sealed, so a later change cannot be ruled out.',
};
