import { createHash } from 'node:crypto';
import { isSameName, normalName } from '@trialdesk/contract/document-name';
import type { StudyDocument } from '@trialdesk/contract/entities/document';
import { FieldValue, type WriteBatch } from 'firebase-admin/firestore';
import { documents, documentTurns } from '../firebase/collections.ts';

type Named = Pick<StudyDocument, 'id' | 'name' | 'study_id'>;

export interface VersionLock {
  /** Includes archived ones. */
  namesakes: StudyDocument[];
  /** The batch is then committed only if no other change has claimed it since. */
  claim: (batch: WriteBatch) => void;
}

/** Serialises changes to documents of one name and study, so that no version is given twice. */
export async function versionLock(document: Named): Promise<VersionLock> {
  const place = documentTurns().doc(lockKey(document));
  const lock = await place.get();
  const namesakes = await namesakesOf(document);
  const claim = (batch: WriteBatch) => {
    const { updateTime: lastUpdateTime } = lock;
    if (lastUpdateTime) batch.update(place, { count: FieldValue.increment(1) }, { lastUpdateTime });
    else batch.create(place, { count: 1 });
  };
  return { namesakes, claim };
}

async function namesakesOf(document: Named): Promise<StudyDocument[]> {
  const ofStudy = await documents().where('study_id', '==', document.study_id).get();
  return ofStudy.docs
    .map((doc) => doc.data())
    .filter(({ id, name }) => id !== document.id && isSameName(name, document.name));
}

/** Hashed: a name can exceed the length of an id. */
function lockKey({ study_id, name }: Named): string {
  return createHash('sha256')
    .update(`${study_id ?? ''}\n${normalName(name)}`)
    .digest('hex');
}
