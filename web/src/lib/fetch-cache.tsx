import type { ReactNode } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';

/** Fetch on opening a screen, on request and once the browser is back online, without retries. */
const OPTIONS: SWRConfiguration = {
  revalidateOnFocus: false,
  shouldRetryOnError: false,
};

/** Ends with the screens below, so the next person at this browser starts empty. */
export function FetchCache({ children }: { children: ReactNode }) {
  return <SWRConfig value={{ ...OPTIONS, provider: () => new Map() }}>{children}</SWRConfig>;
}
