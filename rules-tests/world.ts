import { readFileSync } from 'node:fs';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { doc, setDoc, setLogLevel } from 'firebase/firestore';
import { RECORDS } from './access.ts';
import { EVERYBODY, SIGNED_OUT, type Person } from './people.ts';

/** Each file tests the rules in a project of its own, so that data and coverage of one do not mix with another's. */
export function openWorld(projectId: string): Promise<RulesTestEnvironment> {
  // The SDK warns about every denial, and these tests consist of denials.
  setLogLevel('silent');
  return initializeTestEnvironment({
    projectId,
    firestore: { host: '127.0.0.1', port: 8080, rules: readFileSync('firestore.rules', 'utf8') },
    storage: { host: '127.0.0.1', port: 9199, rules: readFileSync('storage.rules', 'utf8') },
  });
}

/** The SDKs as this person uses them. */
export function as(world: RulesTestEnvironment, { id }: Pick<Person, 'id'>): RulesTestContext {
  return id === SIGNED_OUT.id ? world.unauthenticatedContext() : world.authenticatedContext(id);
}

/** Writes every record with the rules off, so that no read is denied only because the document is missing. */
export async function fill(world: RulesTestEnvironment): Promise<void> {
  await world.withSecurityRulesDisabled(async (context) => {
    const database = context.firestore();
    for (const { collection, id, place } of RECORDS) await setDoc(doc(database, collection, id), { id, ...place });
    for (const { id, record } of EVERYBODY) {
      if (!record) continue;
      const { role, site, study, status } = record;
      await setDoc(doc(database, 'users', id), { id, role, status, site_ids: [site], study_ids: [study] });
    }
  });
}
