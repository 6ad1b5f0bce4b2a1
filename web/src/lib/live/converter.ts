import type { FirestoreDataConverter } from 'firebase/firestore';

/** Documents stand in Firestore exactly as the contract types them and only the server writes them: a typed cast. */
export function converterFor<T extends object>(): FirestoreDataConverter<T> {
  return {
    toFirestore: (value) => ({ ...value }),
    fromFirestore: (snapshot) => snapshot.data() as T,
  };
}
