import type { AuditEntry } from '@trialdesk/contract/entities/audit-entry';
import { COLLECTIONS } from '@trialdesk/contract/paths';
import type { RecordName } from '@trialdesk/contract/replies/audit';
import type { CollectionReference } from 'firebase-admin/firestore';
import { announcements, documents, requests, sites, studies, users } from '../firebase/collections.ts';
import { documentsById } from '../firebase/documents-by-id.ts';

const RECORD = /^([^/]+)\/([^/]+)$/;

type NamesById = (ids: readonly string[]) => Promise<ReadonlyMap<string, string | undefined>>;

/** By collection. Facts of a study are kept under its id. */
const NAMES = new Map<string, NamesById>([
  [COLLECTIONS.users, namesIn(users, ({ name, email }) => name || email)],
  [COLLECTIONS.sites, namesIn(sites, ({ name }) => name)],
  [COLLECTIONS.studies, namesIn(studies, ({ name }) => name)],
  [COLLECTIONS.studyFacts, namesIn(studies, ({ name }) => name)],
  [COLLECTIONS.documents, namesIn(documents, ({ name }) => name)],
  [COLLECTIONS.announcements, namesIn(announcements, ({ title }) => title)],
  [COLLECTIONS.requests, namesIn(requests, ({ request_number }) => request_number)],
]);

/** What people call the records that entries are about, of those that still exist; once each. */
export async function namesOfRecords(entries: readonly Pick<AuditEntry, 'target'>[]): Promise<RecordName[]> {
  const ids = new Map<string, string[]>();
  for (const target of new Set(entries.map((entry) => entry.target))) {
    const [, collection = '', id = ''] = RECORD.exec(target) ?? [];
    ids.set(collection, [...(ids.get(collection) ?? []), id]);
  }
  const found = await Promise.all(
    [...ids].map(async ([collection, wanted]) => {
      const names = (await NAMES.get(collection)?.(wanted)) ?? new Map<string, string>();
      return [...names].flatMap(([id, name]) => (name ? [{ target: `${collection}/${id}`, name }] : []));
    }),
  );
  return found.flat();
}

function namesIn<T extends object>(
  from: () => CollectionReference<T>,
  nameOf: (record: T) => string | undefined,
): NamesById {
  return async (ids) => {
    const found = await documentsById(from(), ids);
    return new Map([...found].map(([id, record]) => [id, nameOf(record)]));
  };
}
