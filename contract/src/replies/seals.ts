import { SEAL_STATES, type SealState } from '../entities/seal.ts';
import { list, nullable, oneOf, shape, text } from './reply-schema.ts';

export interface SealCheck {
  query_id: string;
  state: SealState;
  /** Hex; null without a seal. */
  sha256: string | null;
}

export interface Verification {
  /** Of the sent answers, oldest first. */
  answers: SealCheck[];
}

export const verificationReply = shape<Verification>({
  answers: list(shape<SealCheck>({ query_id: text(), state: oneOf(SEAL_STATES), sha256: nullable(text()) })),
});
