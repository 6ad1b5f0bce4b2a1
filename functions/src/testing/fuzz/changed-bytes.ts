import fc from 'fast-check';

export interface ByteChange {
  /** Place and length as a share of all bytes. */
  at: number;
  length: number;
  kind: 'flip' | 'cut' | 'repeat' | 'insert' | 'swap' | 'end';
  bytes: Uint8Array;
}

/** Names of a PDF's structure, so that a change may make a valid file of another meaning. */
const TOKENS = ['obj', 'endobj', 'stream', 'xref', 'trailer', '<<', '>>', '[', '/Length 99999999', '/Kids', '%%EOF']
  .concat(['/Type /Pages', '/Encrypt 1 0 R', '-1 0 R', '4294967296', '/ObjStm', '/Filter /FlateDecode'])
  .map((token) => new TextEncoder().encode(token));

export const byteChanges: fc.Arbitrary<ByteChange[]> = fc.array(
  fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.double({ min: 0, max: 0.2, noNaN: true }),
    kind: fc.constantFrom<ByteChange['kind'][]>('flip', 'flip', 'cut', 'repeat', 'insert', 'insert', 'swap', 'end'),
    bytes: fc.oneof(fc.uint8Array({ minLength: 1, maxLength: 40 }), fc.constantFrom(...TOKENS)),
  }),
  { minLength: 1, maxLength: 12 },
);

export function changedBytes(good: Uint8Array, list: readonly ByteChange[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(list.reduce<Buffer>((bytes, change) => changedOnce(bytes, change), Buffer.from(good)));
}

function changedOnce(whole: Buffer, { at, length, kind, bytes }: ByteChange): Buffer {
  const start = Math.floor(at * whole.length);
  const end = Math.min(whole.length, start + 1 + Math.floor(length * whole.length));
  const [before, part, after] = [whole.subarray(0, start), whole.subarray(start, end), whole.subarray(end)];
  switch (kind) {
    case 'flip': {
      const flipped = Buffer.from(whole);
      const [mask = 1] = bytes;
      if (start < flipped.length) flipped[start] = (flipped[start] ?? 0) ^ (mask || 1);
      return flipped;
    }
    case 'cut':
      return Buffer.concat([before, after]);
    case 'repeat':
      return Buffer.concat([before, part, part, after]);
    case 'insert':
      return Buffer.concat([before, bytes, part, after]);
    case 'swap':
      return Buffer.concat([after, part, before]);
    case 'end':
      return before;
  }
}
