import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';

function ready(): void {
  if (getApps().length === 0) initializeApp();
}

let firestore: Firestore | undefined;

export function database(): Firestore {
  ready();
  if (!firestore) {
    firestore = getFirestore();
    firestore.settings({ ignoreUndefinedProperties: false });
  }
  return firestore;
}

export function accounts(): Auth {
  ready();
  return getAuth();
}

/** The project's default bucket. */
export function bucket() {
  ready();
  return getStorage().bucket();
}
