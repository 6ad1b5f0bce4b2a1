import { initializeApp, type App } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';

let app: App | undefined;

/** Our own app; the Functions SDK keeps one of its own beside it. */
function ownApp(): App {
  app ??= initializeApp();
  return app;
}

export function database(): Firestore {
  return getFirestore(ownApp());
}

export function accounts(): Auth {
  return getAuth(ownApp());
}

/** The project's default bucket. */
export function bucket() {
  return getStorage(ownApp()).bucket();
}
