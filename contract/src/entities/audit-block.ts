/** `audit_blocks/{number}`: links audit entries into a hash chain. Written once, by the server. */
export interface AuditBlock {
  /** From 1, without gaps. */
  number: number;
  /** Hash of the block before; empty in the first. */
  previous: string;
  /** In commit order: every entry committed after the block before and up to `to`. */
  entries: LinkedEntry[];
  /** Commit time of the last entry: ISO 8601, UTC, with nanoseconds. */
  to: string;
  linked_at: string;
  /** Hex, over the canonical JSON of the fields above. */
  sha256: string;
  /** Null when no signing key is configured. */
  signature: BlockSignature | null;
}

interface LinkedEntry {
  id: string;
  /** Hex, over the entry's canonical JSON. */
  sha256: string;
}

export interface BlockSignature {
  /** Name of the key version. */
  key: string;
  /** ECDSA P-256 with SHA-256, DER, base64. */
  value: string;
}
