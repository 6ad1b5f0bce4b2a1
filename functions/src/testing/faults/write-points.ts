import type * as Firestore from '@google-cloud/firestore';
import type * as CloudStorage from '@google-cloud/storage';
import type * as FirebaseAuth from 'firebase-admin/auth';
import { createRequire } from 'node:module';
import type { Writable } from 'node:stream';

/** Ends the process by SIGKILL at a write, counted from 1 since it was armed. */
export interface Kill {
  at: number;
  when: 'before' | 'after';
}

/**
 * Or carries out each commit to Firestore and fails it as if its reply were lost. Not those of single writes, which the
 * call that makes them may repeat.
 */
export type Fault = Kill | 'unanswered';

let seen = 0;
let lost = 0;
let armed: Fault | null = null;

export function arm(fault: Fault | null): void {
  [seen, lost] = [0, 0];
  armed = fault;
}

/** Replies lost since it was armed. */
export function repliesLost(): number {
  return lost;
}

export function writesSeen(): number {
  return seen;
}

function isArmed(place: number, when: Kill['when']): boolean {
  return armed !== null && armed !== 'unanswered' && armed.at === place && armed.when === when;
}

function pass(place: number, when: Kill['when']): void {
  if (isArmed(place, when)) process.kill(process.pid, 'SIGKILL');
}

/** `release` is done before the process ends at this write. */
async function counted<T>(write: () => Promise<T>, release?: () => Promise<unknown>): Promise<T> {
  const place = ++seen;
  if (isArmed(place, 'before')) await release?.();
  pass(place, 'before');
  const done = await write();
  pass(place, 'after');
  return done;
}

/** As the emulator puts it. */
function cancelled(): Error {
  return Object.assign(new Error('1 CANCELLED: call already cancelled'), { code: 1 });
}

interface Call {
  original: () => unknown;
  self: object;
  args: unknown[];
}

type Around = (call: Call) => unknown;

type Method = (this: object, ...args: unknown[]) => unknown;

/** Replaces a method of a library's class in this process. */
function wrap(type: object, name: string, around: Around): void {
  const methods = type as Record<string, Method>;
  const original = methods[name];
  if (!original) throw new Error(`The library has changed: there is no ${name}`);
  methods[name] = function (...args) {
    return around({ original: () => original.apply(this, args), self: this, args });
  };
}

// The classes that the Admin SDK uses, which requires the libraries.
const load = createRequire(import.meta.url);
const { WriteBatch } = load('@google-cloud/firestore') as typeof Firestore;
const { File } = load('@google-cloud/storage') as typeof CloudStorage;
const { Auth } = load('firebase-admin/auth') as typeof FirebaseAuth;

interface Batch {
  _ops: unknown[];
  _firestore: { formattedName: string; request: (method: string, body: object, tag: string) => Promise<unknown> };
}

// Of transactions as well. A commit without writes only ends a transaction.
wrap(WriteBatch.prototype, '_commit', ({ original, self, args }) => {
  const { _ops, _firestore } = self as Batch;
  if (_ops.length === 0) return original();
  const [{ transactionId } = {}] = args as [{ transactionId?: Uint8Array }?];
  // The locks of an ended process expire after a minute, for which no test need wait.
  const release = () =>
    _firestore.request('rollback', { database: _firestore.formattedName, transaction: transactionId }, 'killed');
  const commit = async () => {
    const done = await original();
    if (armed !== 'unanswered' || (transactionId === undefined && _ops.length === 1)) return done;
    lost++;
    throw cancelled();
  };
  return counted(commit, transactionId && release);
});
for (const name of ['save', 'delete']) {
  wrap(File.prototype, name, ({ original }) => counted(() => original() as Promise<unknown>));
}
wrap(File.prototype, 'createWriteStream', ({ original }) => {
  const place = ++seen;
  pass(place, 'before');
  return (original() as Writable).on('finish', () => {
    pass(place, 'after');
  });
});
for (const name of ['createUser', 'updateUser', 'deleteUser']) {
  wrap(Object.getPrototypeOf(Auth.prototype) as object, name, ({ original }) =>
    counted(() => original() as Promise<unknown>),
  );
}
