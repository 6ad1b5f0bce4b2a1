import type { Page } from '@playwright/test';

/** Holds back requests to these URLs until released. */
export async function holdRequests(page: Page, addresses: string): Promise<{ release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(addresses, async (route) => {
    await promise;
    await route.fallback();
  });
  return { release: () => resolve(undefined) };
}
