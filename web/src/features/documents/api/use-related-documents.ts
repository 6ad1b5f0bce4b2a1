import type { StudyDocument } from '@trialdesk/contract/entities/document';
import { documentId, where } from 'firebase/firestore';
import { useLiveQuery } from '../../../lib/live/use-live.ts';

/** Firestore's limit on values in one `in`. */
const IDS_PER_QUERY = 30;

/** Follows the versions before and after these documents that are not among them. */
export function useRelatedDocuments(documents: readonly StudyDocument[]): readonly StudyDocument[] {
  const known = new Set(documents.map(({ id }) => id));
  const related = documents.flatMap(({ replaces, replaced_by }) => [replaces, replaced_by]);
  const ids = [...new Set(related)].filter((id): id is string => id !== null && !known.has(id)).sort();
  const groups = Array.from({ length: Math.ceil(ids.length / IDS_PER_QUERY) }, (_, at) =>
    ids.slice(at * IDS_PER_QUERY, (at + 1) * IDS_PER_QUERY),
  );
  const live = useLiveQuery('documents', ...groups.map((group) => [where(documentId(), 'in', group)]));
  return live.status === 'ready' ? live.data : [];
}
