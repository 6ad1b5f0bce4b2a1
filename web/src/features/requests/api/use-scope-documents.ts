import type { StudyDocument } from '@trialdesk/contract/entities/document';
import { COLLECTIONS } from '@trialdesk/contract/paths';
import { collection, onSnapshot, query, where } from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import { converterFor } from '../../../lib/live/converter.ts';
import type { Live } from '../../../lib/live/live.ts';
import { useLive } from '../../../lib/live/use-live.ts';

/** Follows the documents of a study and those of all studies, whatever their state. */
export function useScopeDocuments(studyId: string): Live<StudyDocument[]> {
  const db = useFirestore();
  return useLive<StudyDocument[]>(`scope:${studyId}`, (next, fail) => {
    const documents = collection(db, COLLECTIONS.documents).withConverter(converterFor<StudyDocument>());
    const parts: (StudyDocument[] | null)[] = [null, null];
    const stops = [studyId, null].map((study, place) =>
      onSnapshot(
        query(documents, where('study_id', '==', study)),
        (snapshot) => {
          parts[place] = snapshot.docs.map((document) => document.data());
          const known = parts.filter((part) => part !== null);
          if (known.length === parts.length) next(known.flat());
        },
        fail,
      ),
    );
    return () => stops.forEach((stop) => stop());
  });
}
