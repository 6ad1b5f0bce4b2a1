import type { DocumentReference } from 'firebase-admin/firestore';

/** Resolves once the document is as wanted; rejects with its last state after `seconds`. */
export function eventually<T>(document: DocumentReference<T>, wanted: (data: T) => boolean, seconds = 20): Promise<T> {
  return new Promise((resolve, reject) => {
    let last: T | undefined;
    const stop = document.onSnapshot((snapshot) => {
      last = snapshot.data();
      if (last === undefined || !wanted(last)) return;
      finish(() => {
        resolve(last as T);
      });
    }, reject);
    const timer = setTimeout(() => {
      finish(() => {
        reject(new Error(`${document.path} did not become as wanted; it is ${JSON.stringify(last)}`));
      });
    }, seconds * 1000);
    function finish(settle: () => void): void {
      clearTimeout(timer);
      stop();
      settle();
    }
  });
}
