import { sendsCitations } from '@trialdesk/contract/entities/draft';
import type { RequestQuery } from '@trialdesk/contract/entities/request';
import { useStoredValue } from '../../../../lib/use-stored-value.ts';
import { citationKey } from '../citation-key.ts';
import { standingCitations } from './response-edit.ts';

export interface LeftOut {
  /** Numbers in the answer as it stands. */
  leftOut: number[];
  setLeftOut: (numbers: readonly number[]) => void;
  forgetLeftOut: () => void;
}

/**
 * The citations that do not go with an answer. They survive a reload, and are remembered by what they cite: a new
 * draft gives its citations other numbers. At first none is left out, or all when citations are switched off.
 */
export function useLeftOut(requestId: string, query: RequestQuery | undefined): LeftOut {
  const [stored, setStored] = useStoredValue<string[]>(`left-out.${requestId}.${query?.id ?? ''}`);
  const citations = query ? standingCitations(query) : [];
  const keys = stored ?? (query && !sendsCitations(query.draft) ? citations.map(citationKey) : []);
  return {
    leftOut: citations.filter((citation) => keys.includes(citationKey(citation))).map(({ number }) => number),
    setLeftOut: (numbers) => setStored(citations.filter(({ number }) => numbers.includes(number)).map(citationKey)),
    forgetLeftOut: () => setStored(null),
  };
}
