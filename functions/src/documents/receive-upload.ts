import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { LIMITS } from '@trialdesk/contract/limits';
import { MESSAGES } from '@trialdesk/contract/messages';
import { uploadFields } from '@trialdesk/contract/payloads/upload-fields';
import busboy from 'busboy';
import { ApiError } from '../http/api-error.ts';
import { filled, type Sentence } from '../messages.ts';
import { cleanName } from './clean-name.ts';
import { HEADER_BYTES, startsAsPdf } from './pdf-header.ts';

export interface Upload {
  headers: IncomingHttpHeaders;
  body: Readable;
}

export interface UploadedFile {
  /** Without folders. */
  name: string;
  fields: Record<string, string>;
  /** Fails with 413 beyond the limit. */
  bytes: AsyncIterable<Buffer>;
}

const KNOWN_FIELDS = Object.keys(uploadFields.fields);

/**
 * Streams the file of a multipart form, field `file`, to `store`. Its last bytes arrive once the whole form was read,
 * so a refused form stores nothing. Errors: 400 without a file, for an empty one, or for fields that are unknown,
 * repeated or after the file; 413 beyond the size limit; 415 for another form or type.
 */
export async function receiveUpload<T>(
  { headers, body }: Upload,
  store: (file: UploadedFile) => Promise<T>,
): Promise<T> {
  const form = openForm(headers);
  const fields = new Map<string, string>();
  let stored: Promise<T> | undefined;
  const refuse = (detail: Sentence) => form.destroy(new ApiError('bad_input', detail));
  form.on('field', (name, value, { valueTruncated }) => {
    if (!KNOWN_FIELDS.includes(name)) refuse(filled('unknownField', { name }));
    else if (stored) refuse(filled('fieldAfterFile', { name }));
    else if (fields.has(name)) refuse(filled('repeatedField', { name }));
    else if (valueTruncated) refuse(filled('fieldTooLong', { name }));
    else fields.set(name, value);
  });
  form.on('fieldsLimit', () => refuse('tooManyFields'));
  form.on('filesLimit', () => refuse('oneFile'));
  form.on('file', (name, stream, { filename }) => {
    // Of a refused form; `whole` reports it.
    stream.on('error', () => undefined);
    // The parser reads on through the bytes it has, but a refused form's file never ends.
    if (form.destroyed) return;
    if (name !== 'file') {
      refuse(filled('unknownField', { name }));
      return;
    }
    stored = takePdf(stream, () => whole)
      .then((bytes) => store({ name: cleanName(filename), fields: Object.fromEntries(fields), bytes }))
      .finally(() => stream.resume());
    // Handled once the form has been read.
    stored.catch(() => undefined);
  });
  const whole = pipeline(body, form);
  try {
    await whole;
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

/** The last step waits for the rest of the form. */
async function takePdf(
  stream: Readable & { truncated?: boolean },
  rest: () => Promise<void>,
): Promise<AsyncIterable<Buffer>> {
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
  if (!startsAsPdf(Buffer.concat(head))) {
    throw new ApiError('unsupported_media_type', MESSAGES.pdfOnly);
  }
  return (async function* () {
    yield* head;
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
    if (stream.truncated) {
      throw new ApiError('too_large', 'fileTooLarge');
    }
    await rest();
  })();
}
