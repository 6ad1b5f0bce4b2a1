import type { WriteBatch } from 'firebase-admin/firestore';
import { database } from '../firebase/app.ts';

/** A batch of the longest threads stays below the largest commit. */
const MOST = 50;

interface Waiting {
  write: (batch: WriteBatch) => void;
  resolve: () => void;
  reject: (error: unknown) => void;
}

let waiting: Waiting[] = [];

/**
 * Commits writes of test data that are asked for at the same time together. The emulator notifies every listener of every
 * page about each commit, so hundreds of commits of one journey would hold up the pages of others.
 */
export function commitTogether(write: (batch: WriteBatch) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    if (waiting.length === 0) setImmediate(() => void commitWaiting());
    waiting.push({ write, resolve, reject });
  });
}

async function commitWaiting(): Promise<void> {
  const all = waiting;
  waiting = [];
  for (let start = 0; start < all.length; start += MOST) {
    const some = all.slice(start, start + MOST);
    const batch = database().batch();
    for (const { write } of some) write(batch);
    await batch.commit().then(
      () => some.forEach(({ resolve }) => resolve()),
      (error: unknown) => some.forEach(({ reject }) => reject(error)),
    );
  }
}
