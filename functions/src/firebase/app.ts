import { initializeApp, type App } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';

let app: App | undefined;

/** Our own app, beside the one of the Functions SDK. */
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

export function bucket() {
  return getStorage(ownApp()).bucket();
}
