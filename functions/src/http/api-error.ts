import type { ErrorCode } from '@trialdesk/contract/errors';
import { sentenceText, type Sentence } from '../messages.ts';

/** Returned to the caller. Its sentences are for a person and name nothing private. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;

  constructor(code: ErrorCode, detail: Sentence, fields?: Record<string, Sentence>) {
    super(sentenceText(detail));
    this.name = 'ApiError';
    this.code = code;
    this.fields =
      fields && Object.fromEntries(Object.entries(fields).map(([field, sentence]) => [field, sentenceText(sentence)]));
  }
}
