import type { ReactNode } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';

/** Data is fetched when a screen opens and on request, never on a timer, on focus or by itself after a failure. */
const OPTIONS: SWRConfiguration = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
};

/** Cache of what the screens below fetch. It ends with them, so the next person at this browser starts empty. */
export function FetchCache({ children }: { children: ReactNode }) {
  return <SWRConfig value={{ ...OPTIONS, provider: () => new Map() }}>{children}</SWRConfig>;
}
