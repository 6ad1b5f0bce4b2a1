import { bareName } from '@trialdesk/contract/document-name';
import type { DocumentDoubt, FinishedDraft } from '@trialdesk/contract/entities/draft';

/** Why a draft may not speak of the request's study, one sentence each. */
export function doubtSentences(draft: FinishedDraft): string[] {
  if (draft.state === 'not_found') return [];
  const own = draft.own_documents ? [`${OWN_DOCUMENTS[draft.own_documents].title}.`] : [];
  return [...own, ...(draft.doubts ?? []).map(sentence)];
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
