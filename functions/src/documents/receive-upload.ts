import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { LIMITS } from '@trialdesk/contract/limits';
import { MESSAGES } from '@trialdesk/contract/messages';
import busboy from 'busboy';
import { ApiError } from '../http/api-error.ts';

export interface Upload {
  headers: IncomingHttpHeaders;
  body: Readable;
}

export interface UploadedFile {
  /** Without folders. */
  name: string;
  /** Fields that came before the file. */
  fields: Record<string, string>;
  /** Fails with 413 beyond the limit. */
  bytes: AsyncIterable<Buffer>;
}

/** Readers look for the header in the first 1024 bytes (PDF 1.7, annex H.3.4.1). */
const HEADER_BYTES = 1024;

/**
 * Streams the file of a multipart form, field `file`, to `store`. Errors: 400 without a file or for an empty one, 413
 * beyond the size limit, 415 for another form or type.
 */
export async function receiveUpload<T>(
  { headers, body }: Upload,
  store: (file: UploadedFile) => Promise<T>,
): Promise<T> {
  const form = openForm(headers);
  const fields: Record<string, string> = {};
  let stored: Promise<T> | undefined;
  form.on('field', (name, value) => {
    if (stored === undefined) fields[name] = value;
  });
  form.on('file', (name, stream, { filename }) => {
    if (name !== 'file' || stored) {
      stream.resume();
      return;
    }
    stored = takePdf(stream)
      .then((bytes) => store({ name: cleanName(filename), fields: { ...fields }, bytes }))
      .finally(() => stream.resume());
    // Handled once the form has been read.
    stored.catch(() => undefined);
  });
  try {
    await pipeline(body, form);
  } catch (error) {
    await stored?.catch(() => undefined);
    throw error instanceof ApiError ? error : new ApiError('bad_input', 'uploadIncomplete');
  }
  if (!stored) throw new ApiError('bad_input', 'noFile', { file: 'noFile' });
  return stored;
}

function openForm(headers: IncomingHttpHeaders) {
  try {
    return busboy({
      headers,
      defParamCharset: 'utf8',
      limits: { files: 1, fileSize: LIMITS.documentBytes, fields: 5, fieldSize: 1024 },
    });
  } catch {
    throw new ApiError('unsupported_media_type', 'notAForm');
  }
}

async function takePdf(stream: Readable & { truncated?: boolean }): Promise<AsyncIterable<Buffer>> {
  const chunks = (stream as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  const head: Buffer[] = [];
  let length = 0;
  while (length < HEADER_BYTES) {
    const next = await chunks.next();
    if (next.done) break;
    head.push(next.value);
    length += next.value.length;
  }
  if (length === 0) throw new ApiError('bad_input', 'emptyFile', { file: 'emptyFile' });
  if (!Buffer.concat(head).subarray(0, HEADER_BYTES).includes('%PDF-')) {
    throw new ApiError('unsupported_media_type', MESSAGES.pdfOnly);
  }
  return (async function* () {
    yield* head;
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
    if (stream.truncated) {
      throw new ApiError('too_large', 'fileTooLarge');
    }
  })();
}

/** Only browsers always send a name. */
function cleanName(filename: string | undefined): string {
  const name = (filename ?? '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .split(/[\\/]/)
    .at(-1)
    ?.trim();
  return (name ?? '').slice(-LIMITS.documentName.max) || 'Document.pdf';
}
