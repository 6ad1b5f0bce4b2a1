/** A code without a status does not compile. */
export const ERROR_STATUS = {
  bad_input: 400,
  bad_json: 400,
  unauthenticated: 401,
  forbidden: 403,
  fresh_sign_in_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  stale_version: 409,
  gone: 410,
  too_large: 413,
  unsupported_media_type: 415,
  idempotency_key_reused: 422,
  uncited_number: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** `detail` is a sentence for a person. */
export interface ErrorBody {
  detail: string;
  code: ErrorCode;
  fields?: Record<string, string>;
  /** Of the line in the logs, for unexpected errors. */
  reference?: string;
}
