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
  /** Of the records that they are about, by `target`. */
  names: ReadonlyMap<string, string>;
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
    names: namesIn(pages),
    hasOlder: typeof pages.at(-1)?.next_cursor === 'string',
    isLoadingOlder: isValidating && size > pages.length,
    loadOlder: () => void setSize(pages.length + 1),
    retry: () => void mutate(),
  };
}

export type WholeTrail = Pick<AuditTrail, 'entries' | 'names'> & { isComplete: boolean };

/** More than this is narrowed by time before it is exported. */
export const MOST_EXPORTED_PAGES = 100;

/** Every entry that matches, newest first. Rejects with an `ApiError`. */
export async function wholeTrail(filter: AuditFilter): Promise<WholeTrail> {
  const pages: AuditPage[] = [];
  const soFar = (isComplete: boolean) => ({
    entries: pages.flatMap((page) => page.entries),
    names: namesIn(pages),
    isComplete,
  });
  let cursor = '';
  for (let page = 0; page < MOST_EXPORTED_PAGES; page += 1) {
    const found = await auditPage(filter, cursor);
    pages.push(found);
    if (found.next_cursor === null) return soFar(true);
    cursor = found.next_cursor;
  }
  return soFar(false);
}

function namesIn(pages: readonly AuditPage[]): ReadonlyMap<string, string> {
  return new Map(pages.flatMap((page) => page.record_names.map(({ target, name }) => [target, name] as const)));
}

async function auditPage(filter: AuditFilter, cursor: string): Promise<AuditPage> {
  const request = await requestIdOf(filter.request);
  return call('listAudit', { query: { ...queryOf({ ...filter, request }), ...(cursor && { cursor }) } });
}
