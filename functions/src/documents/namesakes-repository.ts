import { createHash } from 'node:crypto';
import { isSameName, normalName } from '@trialdesk/contract/document-name';
import type { StudyDocument } from '@trialdesk/contract/entities/document';
import type { Transaction } from 'firebase-admin/firestore';
import { documents, documentTurns } from '../firebase/collections.ts';

type Named = Pick<StudyDocument, 'id' | 'name' | 'study_id'>;

export interface Turn {
  /** Includes archived ones. */
  namesakes: StudyDocument[];
  /** Call when the transaction begins to write. */
  pass: () => void;
}

/**
 * Serialises changes to documents of one name in a study. The returned function takes the turn within a transaction.
 * Most reading happens before it, since contending transactions cost seconds.
 */
export async function turnFor(document: Named): Promise<(transaction: Transaction) => Promise<Turn>> {
  const turn = documentTurns().doc(turnKey(document));
  const before = (await turn.get()).data()?.count ?? 0;
  const found = await namesakesOf(document);
  return async (transaction) => {
    const count = (await transaction.get(turn)).data()?.count ?? 0;
    const namesakes = count === before ? found : await namesakesOf(document);
    return { namesakes, pass: () => transaction.set(turn, { count: count + 1 }) };
  };
}

/** Read outside the transaction, which would lock all of the study's documents; the turn keeps the result valid. */
async function namesakesOf(document: Named): Promise<StudyDocument[]> {
  const ofStudy = await documents().where('study_id', '==', document.study_id).get();
  return ofStudy.docs
    .map((doc) => doc.data())
    .filter(({ id, name }) => id !== document.id && isSameName(name, document.name));
}

/** Hashed, since a name can exceed the length of an id. */
function turnKey({ study_id, name }: Named): string {
  return createHash('sha256')
    .update(`${study_id ?? ''}\n${normalName(name)}`)
    .digest('hex');
}
