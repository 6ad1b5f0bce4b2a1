import { studySettingsOf, type StudySettings } from '@trialdesk/contract/entities/site';
import { COLLECTIONS } from '@trialdesk/contract/paths';
import type { Reach } from '@trialdesk/contract/permissions';
import { recordAudit } from '../audit/audit-repository.ts';
import { studies } from '../firebase/collections.ts';
import { runTransaction } from '../firebase/run-transaction.ts';
import { requireStudyWithin } from '../http/within-reach.ts';
import type { By } from '../names/named-record-repository.ts';

interface Wanted {
  studyId: string;
  settings: StudySettings;
}

/** Null when there is no such study. An unchanged setting writes nothing. Errors: 403 beyond the reach. */
export async function storeStudySettings(
  reach: Reach,
  { studyId: id, settings: wanted }: Wanted,
  by: By,
): Promise<StudySettings | null> {
  requireStudyWithin(reach, id);
  return runTransaction(async (transaction) => {
    const place = studies().doc(id);
    const study = (await transaction.get(place)).data();
    if (!study) return null;
    const before = studySettingsOf(study);
    if (before.sites_open_documents === wanted.sites_open_documents) return before;
    transaction.update(place, { ...wanted });
    const target = `${COLLECTIONS.studies}/${id}`;
    recordAudit(transaction, { ...by, action: 'study.changed', target, before: { ...before }, after: { ...wanted } });
    return wanted;
  });
}
