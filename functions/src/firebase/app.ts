import type { IdempotencyStrategy } from '@google-cloud/storage';
import { applicationDefault, initializeApp, type App } from 'firebase-admin/app';
import { getAppCheck, type AppCheck } from 'firebase-admin/app-check';
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

export function appCheck(): AppCheck {
  return getAppCheck(ownApp());
}

/** Of the service account, for Google Cloud APIs without a client library here. */
export async function accessToken(): Promise<string> {
  return (await applicationDefault().getAccessToken()).access_token;
}

/** Its name would load all of the library at the start of every function. */
const RETRY_ALWAYS: IdempotencyStrategy.RetryAlways = 0;

/**
 * Its calls are tried again when a connection is lost, as a kept-alive one that the server has closed. All of them may
 * arrive twice: a file is written whole, and a source only as the first of its name.
 */
export function bucket() {
  const ours = getStorage(ownApp()).bucket();
  ours.storage.retryOptions.idempotencyStrategy = RETRY_ALWAYS;
  return ours;
}
