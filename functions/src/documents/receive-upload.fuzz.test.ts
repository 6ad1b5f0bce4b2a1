import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { LIMITS } from '@trialdesk/contract/limits';
import { asLine, isVisible } from '@trialdesk/contract/single-line';
import fc from 'fast-check';
import { ApiError } from '../http/api-error.ts';
import { fuzzedForm, type FuzzedForm } from '../testing/fuzz/multipart.ts';
import { seeded, timeoutOf, tries } from '../testing/fuzz/tries.ts';
import { receiveUpload } from './receive-upload.ts';

const EXTENT = { what: 'Malformed forms', runs: 300, seconds: 3 };

/** Milliseconds after which a form counts as never answered. */
const PATIENCE = 5_000;

async function received({ type, body, chunk }: FuzzedForm) {
  const chunks = Array.from({ length: Math.ceil(body.length / chunk) }, (_, at) =>
    body.subarray(at * chunk, (at + 1) * chunk),
  );
  const upload = { headers: { 'content-type': type }, body: Readable.from(chunks) };
  const stored = receiveUpload(upload, async ({ name, fields, bytes }) => {
    const parts: Buffer[] = [];
    for await (const part of bytes) parts.push(part);
    return { name, fields, start: Buffer.concat(parts).subarray(0, 1_024).toString('latin1') };
  });
  const ended = new AbortController();
  const late = setTimeout(PATIENCE, 'no answer' as const, { signal: ended.signal }).catch(() => 'no answer' as const);
  const result = await Promise.race([
    stored.catch((error: unknown) => {
      if (error instanceof ApiError) return 'refused' as const;
      throw error;
    }),
    late,
  ]);
  ended.abort();
  return result;
}

test(
  seeded('a malformed form is refused in our words, and a stored file has a proper name'),
  () =>
    fc.assert(
      fc.asyncProperty(fuzzedForm, async (form) => {
        const result = await received(form);
        if (result === 'refused') return;
        if (result === 'no answer') throw new Error('The form was never answered');
        const { name, fields, start } = result;
        expect(name).toBe(asLine(name));
        expect(isVisible(name)).toBe(true);
        expect(name).not.toMatch(/[\\/]/);
        expect(name.length).toBeLessThanOrEqual(LIMITS.documentName.max);
        expect(['study_id', 'replaces']).toEqual(expect.arrayContaining(Object.keys(fields)));
        expect(start).toContain('%PDF-');
      }),
      tries(EXTENT),
    ),
  timeoutOf(EXTENT),
);
