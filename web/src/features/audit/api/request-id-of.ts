import { typedNumber } from '@trialdesk/contract/request-number';
import { call } from '../../../lib/api.ts';

/** Id of the request with the number that somebody typed; other text as it is. Rejects with an `ApiError`. */
export async function requestIdOf(text: string): Promise<string> {
  const number = typedNumber(text);
  if (number === null) return text;
  const { requests } = await call('searchRequests', { body: { text: number, limit: 1 } });
  return requests.find(({ request_number }) => request_number === number)?.request_id ?? text;
}
