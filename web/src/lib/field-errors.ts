import { ApiError } from './api-error.ts';

/** What the server refused, by field, or at `first` if it concerns none; null if it was not reached, or has failed. */
export function fieldErrors(error: unknown, first: string): Readonly<Record<string, string>> | null {
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) return null;
  return Object.keys(error.fields).length > 0 ? error.fields : { [first]: error.detail };
}
