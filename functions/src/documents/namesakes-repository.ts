import { createHash } from 'node:crypto';
import { isSameName, normalName } from '@trialdesk/contract/document-name';
import type { StudyDocument } from '@trialdesk/contract/entities/document';
import type { Transaction } from 'firebase-admin/firestore';
import { documents, documentTurns } from '../firebase/collections.ts';

type Named = Pick<StudyDocument, 'id' | 'name' | 'study_id'>;

export interface Turn {
  /** The other documents of the name in the study, archived ones included. */
  namesakes: StudyDocument[];
  /** To be called when the transaction begins to write. */
  pass: () => void;
}

/**
 * Whoever gives a document a version takes the turn of its name in its study: two that do so at once go one after the
 * other. What this answers takes it, within a transaction, and only then is it said who is there: most of the reading
 * is done ahead, since transactions that meet cost each other seconds.
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

/** Asked for past the transaction, which would lock all of the study's documents; the turn keeps the answer true. */
async function namesakesOf(document: Named): Promise<StudyDocument[]> {
  const ofStudy = await documents().where('study_id', '==', document.study_id).get();
  return ofStudy.docs
    .map((doc) => doc.data())
    .filter(({ id, name }) => id !== document.id && isSameName(name, document.name));
}

/** A name can be longer than an id may be. */
function turnKey({ study_id, name }: Named): string {
  return createHash('sha256')
    .update(`${study_id ?? ''}\n${normalName(name)}`)
    .digest('hex');
}
