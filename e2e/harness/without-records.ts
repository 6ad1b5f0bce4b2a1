import type { Page } from '@playwright/test';

/** More than any collection of the tests has. */
const BEYOND_ALL = 1_000_000;

/** Shows the page as in an organization that has no records of a collection: its live queries skip them all. */
export async function withoutRecords(page: Page, collection: string): Promise<void> {
  await page.route('**/google.firestore.v1.Firestore/Listen/channel*', async (route) => {
    const form = new URLSearchParams(route.request().postData() ?? '');
    let isChanged = false;
    for (const [name, value] of [...form]) {
      if (!name.endsWith('___data__')) continue;
      const message = skippingAll(value, collection);
      if (message === null) continue;
      form.set(name, message);
      isChanged = true;
    }
    await route.continue(isChanged ? { postData: form.toString() } : {});
  });
}

interface ListenMessage {
  addTarget?: { query?: { structuredQuery?: { from: { collectionId: string }[]; offset?: number } } };
}

/** Null if the message is about something else. */
function skippingAll(value: string, collection: string): string | null {
  const message = JSON.parse(value) as ListenMessage;
  const query = message.addTarget?.query?.structuredQuery;
  if (query?.from[0]?.collectionId !== collection) return null;
  query.offset = BEYOND_ALL;
  return JSON.stringify(message);
}
