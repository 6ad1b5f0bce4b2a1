import type { Page } from '@playwright/test';

/** Keeps what is asked for at these addresses on its way until it is released. */
export async function held(page: Page, addresses: string): Promise<{ release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(addresses, async (route) => {
    await promise;
    await route.fallback();
  });
  return { release: () => resolve(undefined) };
}
