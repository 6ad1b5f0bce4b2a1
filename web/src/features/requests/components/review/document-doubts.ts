import { bareName } from '@trialdesk/contract/document-name';
import { isFinishedDraft, type DocumentDoubt, type FinishedDraft } from '@trialdesk/contract/entities/draft';
import type { RequestQuery } from '@trialdesk/contract/entities/request';
import { citationsOf } from '@trialdesk/contract/response-citations';

/** Why a draft may not speak of the request's study, one sentence each. */
export function draftDoubts(draft: FinishedDraft): string[] {
  return [...ownDocuments(draft), ...(draft.doubts ?? []).map(sentence)];
}

/** The same of a response with this text: about the documents that it cites, whether the draft or a person has cited them. */
export function responseDoubts(query: RequestQuery, text: string): string[] {
  const { draft, added_doubts = [] } = query;
  const finished = isFinishedDraft(draft) ? draft : null;
  const cited = new Set(citationsOf(query, text).map(({ document_id }) => document_id));
  const doubts = [...(finished?.doubts ?? []), ...added_doubts].filter(({ document_id }) => cited.has(document_id));
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
