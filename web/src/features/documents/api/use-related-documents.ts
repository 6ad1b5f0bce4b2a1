import type { StudyDocument } from '@trialdesk/contract/entities/document';
import { documentId } from 'firebase/firestore';
import { anyOf } from '../../../lib/live/any-of.ts';
import { useLiveQuery } from '../../../lib/live/use-live.ts';

/** Follows the versions before and after these documents that are not among them. */
export function useRelatedDocuments(documents: readonly StudyDocument[]): readonly StudyDocument[] {
  const known = new Set(documents.map(({ id }) => id));
  const related = documents.flatMap(({ replaces, replaced_by }) => [replaces, replaced_by]);
  const ids = [...new Set(related)].filter((id): id is string => id !== null && !known.has(id)).sort();
  const live = useLiveQuery('documents', ...anyOf(documentId(), ids));
  return live.status === 'ready' ? live.data : [];
}
