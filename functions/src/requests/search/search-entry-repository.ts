import { isDeepStrictEqual } from 'node:util';
import type { RequestHeader, StoredQuery } from '@trialdesk/contract/entities/request';
import type { Transaction } from 'firebase-admin/firestore';
import { searchEntries } from '../../firebase/collections.ts';
import { entryId, searchEntry } from './search-entry.ts';

interface Said {
  request: RequestHeader;
  query: StoredQuery;
}

/** If texts have changed. `before` is null for a new query. */
export function writeSearchEntry(transaction: Transaction, before: Said | null, { request, query }: Said): void {
  const entry = searchEntry(request, query);
  if (before && isDeepStrictEqual(searchEntry(before.request, before.query), entry)) return;
  transaction.set(searchEntries().doc(entryId(request, query.id)), entry);
}
