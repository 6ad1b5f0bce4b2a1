import { useFetched } from '../../../lib/use-fetched.ts';

/** Mails that were given up, newest first. */
export function useUndeliveredMails() {
  return useFetched('listUndeliveredMails');
}
