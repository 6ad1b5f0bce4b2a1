import type { StudyDocument } from '@trialdesk/contract/entities/document';
import { useMemo, useState } from 'react';
import type { Live } from '../../../lib/live/live.ts';
import { useLiveQuery } from '../../../lib/live/use-live.ts';
import {
  cursorOf,
  PAGE_SIZE,
  pageQueries,
  SEARCHED_AT_MOST,
  type Cursor,
  type DocumentFilter,
} from './document-pages.ts';

export interface DocumentPages {
  live: Live<StudyDocument[]>;
  /** Whether older documents may follow. */
  hasMore: boolean;
  showMore: () => void;
}

interface Shown {
  key: string;
  cursors: readonly Cursor[];
  /** What was shown while a further page loads. */
  before: StudyDocument[] | null;
}

/** Follows the newest documents, and older ones page by page; when searching, as many as a search looks through. */
export function useDocumentPages(filter: DocumentFilter, isSearching: boolean): DocumentPages {
  const key = JSON.stringify([filter, isSearching]);
  const [kept, setKept] = useState<Shown>({ key, cursors: [], before: null });
  const { cursors, before } = kept.key === key ? kept : { cursors: [], before: null };
  const size = isSearching ? SEARCHED_AT_MOST : PAGE_SIZE;
  const live = useLiveQuery('documents', ...pageQueries(filter, cursors, size));
  // The same list until it changes: what is counted again with each change would otherwise be counted for ever.
  const documents = useMemo(() => (live.status === 'ready' ? unique(live.data) : null), [live]);
  return {
    live: documents
      ? { status: 'ready', data: documents }
      : live.status === 'loading' && before
        ? { status: 'ready', data: before }
        : live,
    hasMore: documents !== null && documents.length >= size && documents.length >= (cursors.length + 1) * size,
    showMore: () => {
      const cursor = cursorOf(documents ?? []);
      if (cursor) setKept({ key, cursors: [...cursors, cursor], before: documents });
    },
  };
}

function unique(documents: readonly StudyDocument[]): StudyDocument[] {
  return [...new Map(documents.map((document) => [document.id, document])).values()];
}
