import { bareName } from '@trialdesk/contract/document-name';
import type { Citation } from '@trialdesk/contract/entities/citation';
import { isFinishedDraft, type DocumentDoubt, type FinishedDraft } from '@trialdesk/contract/entities/draft';
import type { RequestQuery } from '@trialdesk/contract/entities/request';
import { citedIn } from '@trialdesk/contract/response-citations';

/** Why a draft may not speak of the request's study, one sentence each. */
export function draftDoubts(draft: FinishedDraft): string[] {
  return [...ownDocuments(draft), ...(draft.doubts ?? []).map(sentence)];
}

/** As it is read or written. */
export interface CitingText {
  text: string;
  /** What its numbers may refer to. */
  citations: readonly Citation[];
}

/**
 * The same of a response: about the documents that it cites, whether a person, the draft or one before it has cited them
 * first.
 */
export function responseDoubts(query: RequestQuery, { text, citations }: CitingText): string[] {
  const { draft, added_doubts = [], earlier_warnings } = query;
  const finished = isFinishedDraft(draft) ? draft : null;
  const cited = new Set(citedIn(text, citations).map(({ document_id }) => document_id));
  const known = [...(finished?.doubts ?? []), ...added_doubts, ...(earlier_warnings?.doubts ?? [])];
  const doubts = known.filter(({ document_id }) => cited.has(document_id));
  return [...new Set([...(finished ? ownDocuments(finished) : []), ...doubts.map(sentence)])];
}

/** "Not found" says it by itself. */
function ownDocuments({ state, own_documents }: FinishedDraft): string[] {
  return state === 'ready' && own_documents ? [`${OWN_DOCUMENTS[own_documents].title}.`] : [];
}

function sentence({ document_name, kind, named = '' }: DocumentDoubt): string {
  const name = `“${bareName(document_name)}”`;
  switch (kind) {
    case 'all_studies':
      return `${name} is a document for all studies. What it says may not hold for this one.`;
    case 'other_study':
      return `${name} names another study: ${named}.`;
    case 'other_drug':
      return `${name} names another drug: ${named}.`;
  }
}

/** Said instead of "not found" when no document of the study's own was searched. */
export const OWN_DOCUMENTS = {
  none: {
    title: 'This study has no active documents of its own',
    advice: 'Upload its protocol, or move it here, on Study Documents. Then request a new draft.',
  },
  unread: {
    title: 'The documents of this study could not be searched yet',
    advice: 'See on Study Documents whether they are still being read. Request a new draft once they are ready.',
  },
} as const;
