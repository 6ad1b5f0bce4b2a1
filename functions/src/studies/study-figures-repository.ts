import type { Reach } from '@trialdesk/contract/permissions';
import type { StudyFigures } from '@trialdesk/contract/replies/sites';
import type { Query } from 'firebase-admin/firestore';
import { documents, requests, users } from '../firebase/collections.ts';
import { requireStudyWithin } from '../http/within-reach.ts';

/** Reads the index alone, and one request; zeros for an unknown study. Errors: 403 beyond the reach. */
export async function countStudy(reach: Reach, study_id: string): Promise<StudyFigures['studies'][number]> {
  requireStudyWithin(reach, study_id);
  const ofStudy = requests().where('study_id', '==', study_id);
  const [active_documents, asked, assigned_people, newest] = await Promise.all([
    count(documents().where('study_id', '==', study_id).where('document_status', '==', 'active')),
    count(ofStudy),
    count(users().where('study_ids', 'array-contains', study_id)),
    ofStudy.orderBy('active_at', 'desc').limit(1).get(),
  ]);
  const last_active_at = newest.docs[0]?.data().active_at ?? null;
  return { study_id, active_documents, requests: asked, assigned_people, last_active_at };
}

async function count(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}
