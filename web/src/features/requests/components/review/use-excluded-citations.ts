import { sendsCitations } from '@trialdesk/contract/entities/draft';
import type { RequestQuery } from '@trialdesk/contract/entities/request';
import { useStoredValue } from '../../../../lib/use-stored-value.ts';
import { citationKey } from '../citation-key.ts';
import { currentCitations } from './response-edit.ts';

export interface ExcludedCitations {
  /** Numbers in the current answer. */
  excluded: number[];
  setExcluded: (numbers: readonly number[]) => void;
  clearExcluded: () => void;
}

/**
 * Citations that are not sent with an answer. Stored by content, because a new draft renumbers its citations, and kept
 * across reloads. Initially none, or all if the settings do not send citations.
 */
export function useExcludedCitations(requestId: string, query: RequestQuery | undefined): ExcludedCitations {
  const [stored, setStored] = useStoredValue<string[]>(`left-out.${requestId}.${query?.id ?? ''}`);
  const citations = query ? currentCitations(query) : [];
  const keys = stored ?? (query && !sendsCitations(query.draft) ? citations.map(citationKey) : []);
  return {
    excluded: citations.filter((citation) => keys.includes(citationKey(citation))).map(({ number }) => number),
    setExcluded: (numbers) => setStored(citations.filter(({ number }) => numbers.includes(number)).map(citationKey)),
    clearExcluded: () => setStored(null),
  };
}
