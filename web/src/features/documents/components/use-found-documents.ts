import type { StudyDocument } from '@trialdesk/contract/entities/document';
import { useDeferredValue, useMemo, useState } from 'react';
import { PAGE_SIZE } from '../api/document-pages.ts';
import { searchDocuments } from './document-list.ts';

export interface FoundDocuments {
  /** The newest. */
  shown: readonly StudyDocument[];
  total: number;
  /** Absent when all are shown. */
  onShowMore: (() => void) | undefined;
}

/** Documents that a search finds; all when it is blank. Follows the text as far as rendering keeps up with typing. */
export function useFoundDocuments(documents: readonly StudyDocument[], text: string): FoundDocuments {
  const isSearching = text.trim() !== '';
  const search = useDeferredValue(text.trim());
  const [kept, setKept] = useState({ search, size: PAGE_SIZE });
  const size = kept.search === search ? kept.size : PAGE_SIZE;
  const found = useMemo(() => searchDocuments(documents, search), [documents, search]);
  const shown = useMemo(() => (isSearching ? found.slice(0, size) : found), [isSearching, found, size]);
  const showMore = () => setKept({ search, size: size + PAGE_SIZE });
  return { shown, total: found.length, onShowMore: shown.length < found.length ? showMore : undefined };
}
