import type { APIRequestContext } from '@playwright/test';
import { DEMO_ACCOUNTS } from '../../tools/demo/accounts.ts';
import { emulatorVariables } from '../../tools/emulators/addresses.ts';
import type { Person } from './journey.ts';

const { FIRESTORE_EMULATOR_HOST, GCLOUD_PROJECT } = emulatorVariables;
const RECORDS = `http://${FIRESTORE_EMULATOR_HOST}/v1/projects/${GCLOUD_PROJECT}/databases/(default)/documents`;

/** The emulator skips the rules for its owner. */
const headers = { Authorization: 'Bearer owner' };

/** Deletes a person's preferences, as if they had never set any. */
export async function resetPreferences(request: APIRequestContext, person: Person): Promise<void> {
  const where = {
    fieldFilter: {
      field: { fieldPath: 'email' },
      op: 'EQUAL',
      value: { stringValue: DEMO_ACCOUNTS[person].email },
    },
  };
  const data = { structuredQuery: { from: [{ collectionId: 'users' }], where } };
  const found = await request.post(`${RECORDS}:runQuery`, { headers, data });
  const [row] = (await found.json()) as { document: { name: string } }[];
  if (!row) throw new Error(`${person} has no record`);
  const id = row.document.name.split('/').at(-1) ?? '';
  const path = `${RECORDS}/users/${id}?updateMask.fieldPaths=preferences`;
  const done = await request.patch(path, { headers, data: { fields: {} } });
  if (!done.ok()) throw new Error(`The preferences of ${person} stay: ${await done.text()}`);
}
