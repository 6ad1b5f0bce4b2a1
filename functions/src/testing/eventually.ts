import type { DocumentReference } from 'firebase-admin/firestore';
import { until } from './until.ts';

/** Resolves once the document is as wanted; rejects with its last state after `seconds`. */
export function eventually<T>(document: DocumentReference<T>, wanted: (data: T) => boolean, seconds = 120): Promise<T> {
  const watched = {
    name: document.path,
    read: async () => (await document.get()).data() ?? null,
    onChange: (changed: () => void, failed: (error: unknown) => void) => document.onSnapshot(changed, failed),
  };
  return until(watched, wanted, seconds);
}
