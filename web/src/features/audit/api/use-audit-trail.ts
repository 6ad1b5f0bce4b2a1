import type { AuditEntry } from '@trialdesk/contract/entities/audit-entry';
import type { AuditPage } from '@trialdesk/contract/replies/audit';
import useSWRInfinite from 'swr/infinite';
import { call } from '../../../lib/api.ts';
import { queryOf, type AuditFilter } from '../audit-filter.ts';
import { requestIdOf } from './request-id-of.ts';

export interface AuditTrail {
  status: 'loading' | 'ready' | 'failed';
  /** Newest first, as far as loaded. */
  entries: AuditEntry[];
  hasOlder: boolean;
  isLoadingOlder: boolean;
  loadOlder: () => void;
  retry: () => void;
}

type PageKey = ['listAudit', AuditFilter, string];

/** Entries that match, a page at a time. */
export function useAuditTrail(filter: AuditFilter): AuditTrail {
  const { data, error, size, setSize, isValidating, mutate } = useSWRInfinite<AuditPage, unknown>(
    (index: number, previous: AuditPage | null): PageKey | null => {
      if (index === 0) return ['listAudit', filter, ''];
      return previous?.next_cursor ? ['listAudit', filter, previous.next_cursor] : null;
    },
    ([, wanted, cursor]: PageKey) => auditPage(wanted, cursor),
    { revalidateFirstPage: false },
  );
  const pages = data ?? [];
  const settled = error === undefined ? 'ready' : 'failed';
  return {
    status: data === undefined && isValidating ? 'loading' : settled,
    entries: pages.flatMap((page) => page.entries),
    hasOlder: typeof pages.at(-1)?.next_cursor === 'string',
    isLoadingOlder: isValidating && size > pages.length,
    loadOlder: () => void setSize(pages.length + 1),
    retry: () => void mutate(),
  };
}

/** More than this is narrowed by time before it is exported. */
export const MOST_EXPORTED_PAGES = 100;

/** Every entry that matches, newest first. Rejects with an `ApiError`. */
export async function wholeTrail(filter: AuditFilter): Promise<{ entries: AuditEntry[]; isComplete: boolean }> {
  const entries: AuditEntry[] = [];
  let cursor = '';
  for (let page = 0; page < MOST_EXPORTED_PAGES; page += 1) {
    const found = await auditPage(filter, cursor);
    entries.push(...found.entries);
    if (found.next_cursor === null) return { entries, isComplete: true };
    cursor = found.next_cursor;
  }
  return { entries, isComplete: false };
}

async function auditPage(filter: AuditFilter, cursor: string): Promise<AuditPage> {
  const request = await requestIdOf(filter.request);
  return call('listAudit', { query: { ...queryOf({ ...filter, request }), ...(cursor && { cursor }) } });
}
