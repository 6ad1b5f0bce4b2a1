import {
  Timestamp,
  type DocumentReference,
  type ReadOnlyTransactionOptions,
  type ReadWriteTransactionOptions,
  type Transaction,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { newId } from '../ids.ts';
import { database } from './app.ts';
import { commits } from './collections.ts';

const CLOSED = /transaction is invalid or closed/i;
const CLOSED_ATTEMPTS = 3;

/** Of the client library, which tries again when a transaction is aborted; its own default gives up after 5. */
const MAX_ATTEMPTS = 10;

const WRITES: ReadonlySet<string> = new Set(['create', 'set', 'update', 'delete']);

/** Far longer than a transaction is tried again. */
const PROOF_MS = 86_400_000;

/** Under random ids, each created by one attempt alone; null where none is needed. */
const proofs = new WeakMap<object, DocumentReference | null>();

/** Committed if `proof` exists. */
interface Attempt<T> {
  proof: DocumentReference;
  result: T;
}

/**
 * Runs `work` again if another was faster and, unlike the library, if the server closed the transaction while it waited
 * for a lock.
 *
 * The reply to a commit can be lost, and the library then tries again what was done. An attempt that finds an earlier
 * one committed returns its result, so `work` is committed once. It may run more than once; what it changes outside the
 * transaction must allow for that.
 */
export async function runTransaction<T>(
  work: (transaction: Transaction) => Promise<T>,
  options: ReadOnlyTransactionOptions | ReadWriteTransactionOptions = { maxAttempts: MAX_ATTEMPTS },
): Promise<T> {
  const earlier: Attempt<T>[] = [];
  const attempt = async (transaction: Transaction): Promise<T> => {
    const committed = await committedOf(earlier, transaction);
    if (committed) return committed.result;
    const written = new Set<string>();
    const watched = watch(transaction, written);
    const result = await work(watched);
    if (written.size === 0) return result;
    const proof = proofs.get(watched);
    if (proof !== null) earlier.push({ proof: proof ?? createProof(transaction), result });
    return result;
  };
  for (let count = 1; ; count++) {
    try {
      return await database().runTransaction(attempt, options);
    } catch (error) {
      if (count === CLOSED_ATTEMPTS || !(error instanceof Error && CLOSED.test(error.message))) throw error;
    }
  }
}

/** Names a document that `change` creates under a new random id. Otherwise one is created, which is one write more. */
export function proveCommitBy(change: Transaction | WriteBatch, created: DocumentReference): void {
  proofs.set(change, created);
}

/**
 * For a commit that creates a document under a given id, so that Firestore refuses a second, and whose caller then
 * finds what the first one did. No proof is written.
 */
export function refusesSecondCommit(change: Transaction): void {
  proofs.set(change, null);
}

/** For a commit that changes nothing when it comes twice. No proof is written. */
export function mayCommitTwice(change: Transaction): void {
  proofs.set(change, null);
}

async function committedOf<T>(earlier: Attempt<T>[], transaction: Transaction): Promise<Attempt<T> | undefined> {
  if (earlier.length === 0) return undefined;
  // Read in the transaction: a commit still on its way then fails or comes first.
  const found = await transaction.getAll(...earlier.map(({ proof }) => proof));
  return earlier.find((_, index) => found[index]?.exists);
}

/** A TTL policy deletes it. */
function createProof(transaction: Transaction): DocumentReference {
  const proof = commits().doc(newId());
  transaction.create(proof, { expires_at: Timestamp.fromMillis(Date.now() + PROOF_MS) });
  return proof;
}

/** Notes in `written` how the transaction was written. */
function watch(transaction: Transaction, written: Set<string>): Transaction {
  return new Proxy(transaction, {
    get: (target, name) => {
      if (isWrite(name)) written.add(name);
      const member: unknown = Reflect.get(target, name);
      const own: unknown = typeof member === 'function' ? member.bind(target) : member;
      return own;
    },
  });
}

function isWrite(name: string | symbol): name is string {
  return typeof name === 'string' && WRITES.has(name);
}
