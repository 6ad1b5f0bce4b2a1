import type { Page } from '@playwright/test';

/** Holds back requests to these URLs until released. Releasing throws when there was none: the pattern is out of date. */
export async function holdRequests(
  page: Page,
  addresses: string,
): Promise<{ requested: Promise<undefined>; release: () => void }> {
  const first = Promise.withResolvers<undefined>();
  const { promise, resolve } = Promise.withResolvers<undefined>();
  let held = 0;
  await page.route(addresses, async (route) => {
    held++;
    first.resolve(undefined);
    await promise;
    await route.fallback();
  });
  return {
    requested: first.promise,
    release: () => {
      if (held === 0) throw new Error(`Nothing was requested from ${addresses}`);
      resolve(undefined);
    },
  };
}
