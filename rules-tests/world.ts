import { readFileSync } from 'node:fs';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { COLLECTIONS } from '@trialdesk/contract/paths';
import { doc, setDoc, setLogLevel } from 'firebase/firestore';
import { RECORDS } from './access.ts';
import { EVERYBODY, SIGNED_OUT, studiesOf, type Person } from './people.ts';
import { stored } from './stored.ts';

/** When everybody entered their password: seconds since the epoch. */
const SIGNED_IN = 1_772_442_000;

/** Each file tests the rules in a project of its own, so that data and coverage of one do not mix with another's. */
export function openWorld(projectId: string): Promise<RulesTestEnvironment> {
  // The SDK warns about every denial, and these tests consist of denials.
  setLogLevel('silent');
  return initializeTestEnvironment({
    projectId,
    firestore: { ...placeOf('FIRESTORE_EMULATOR_HOST'), rules: readFileSync('firestore.rules', 'utf8') },
    storage: { ...placeOf('FIREBASE_STORAGE_EMULATOR_HOST'), rules: readFileSync('storage.rules', 'utf8') },
  });
}

function placeOf(variable: 'FIRESTORE_EMULATOR_HOST' | 'FIREBASE_STORAGE_EMULATOR_HOST') {
  const [host = '', port] = (process.env[variable] ?? '').split(':');
  return { host, port: Number(port) };
}

/** The SDKs as this person uses them. */
export function as(world: RulesTestEnvironment, { id }: Pick<Person, 'id'>): RulesTestContext {
  return id === SIGNED_OUT.id
    ? world.unauthenticatedContext()
    : world.authenticatedContext(id, { auth_time: SIGNED_IN });
}

/** Writes every record with the rules off, so that no read is denied only because the document is missing. */
export async function fill(world: RulesTestEnvironment): Promise<void> {
  await world.withSecurityRulesDisabled(async (context) => {
    const database = context.firestore();
    for (const record of RECORDS) await setDoc(doc(database, record.collection, record.id), stored(record));
    for (const { id, record } of EVERYBODY) {
      if (!record) continue;
      const { role, site, status } = record;
      const sessions = record.ended ? { sessions_from: SIGNED_IN + 1 } : {};
      const assigned = { site_ids: [site], study_ids: studiesOf(record) };
      const access = { role, status, ...assigned, ...sessions };
      await setDoc(doc(database, COLLECTIONS.users, id), access, { merge: true });
    }
  });
}
