import { COLLECTIONS } from '@trialdesk/contract/paths';
import { doc, onSnapshot } from 'firebase/firestore';
import { firestore } from '../firebase/firestore.ts';
import type { RecordEvent } from './session-store.ts';

/** Snapshots from the local cache (offline) only mark the connection as lost. */
export function followRecord(uid: string, listener: (event: RecordEvent) => void): () => void {
  let known: string | null = null;
  return onSnapshot(
    doc(firestore, COLLECTIONS.users, uid),
    { includeMetadataChanges: true },
    (snapshot) => {
      listener(snapshot.metadata.fromCache ? 'lost' : 'live');
      if (snapshot.metadata.fromCache) return;
      if (!snapshot.exists()) {
        listener('gone');
        return;
      }
      const record = JSON.stringify(snapshot.data());
      if (known !== null && known !== record) listener('changed');
      known = record;
    },
    (error) => {
      if (error.code === 'permission-denied') listener('gone');
    },
  );
}
