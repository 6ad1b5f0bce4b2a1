/** Readers look for the header in the first 1024 bytes (PDF 1.7, annex H.3.4.1). */
export const HEADER_BYTES = 1024;

export function startsAsPdf(head: Buffer): boolean {
  return head.subarray(0, HEADER_BYTES).includes('%PDF-');
}
