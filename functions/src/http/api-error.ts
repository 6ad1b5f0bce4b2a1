import type { ErrorCode } from '@trialdesk/contract/errors';

/** A refusal that the caller is told of: `detail` is a sentence for a person and names nothing private. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;

  constructor(code: ErrorCode, detail: string, fields?: Record<string, string>) {
    super(detail);
    this.name = 'ApiError';
    this.code = code;
    this.fields = fields;
  }
}
