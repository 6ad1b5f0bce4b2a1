import { readFileSync } from 'node:fs';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { doc, setDoc, setLogLevel } from 'firebase/firestore';
import type { User } from '@trialdesk/contract/entities/user';
import { COLLECTIONS } from '@trialdesk/contract/paths';
import type { Role } from '@trialdesk/contract/roles';

/** Two sites with a researcher each, the research team, and people who should see nothing. */
export const PEOPLE = {
  administrator: { role: 'Administrator', sites: [], status: 'active' },
  manager: { role: 'Site Manager', sites: ['north'], status: 'active' },
  researcher: { role: 'Clinical Researcher', sites: ['north'], status: 'active' },
  researcherElsewhere: { role: 'Clinical Researcher', sites: ['south'], status: 'active' },
  invited: { role: 'Clinical Researcher', sites: ['north'], status: 'invited' },
  unknownRole: { role: 'Visitor', sites: ['north'], status: 'active' },
} as const;

export type Person = keyof typeof PEOPLE | 'withoutRecord' | 'signedOut';

/** Rules under test in a project of their own, so that nothing else stands in it and its coverage is theirs. */
export function openWorld(projectId: string): Promise<RulesTestEnvironment> {
  // Every denial is logged as a warning otherwise, and denials are what these tests are about.
  setLogLevel('silent');
  return initializeTestEnvironment({
    projectId,
    firestore: { host: '127.0.0.1', port: 8080, rules: readFileSync('firestore.rules', 'utf8') },
    storage: { host: '127.0.0.1', port: 9199, rules: readFileSync('storage.rules', 'utf8') },
  });
}

/** The application as this person has it. */
export function as(world: RulesTestEnvironment, person: Person): RulesTestContext {
  return person === 'signedOut' ? world.unauthenticatedContext() : world.authenticatedContext(person);
}

/** A record in each collection, written with the rules off, so that a denial is never that of a missing document. */
export async function fill(world: RulesTestEnvironment): Promise<void> {
  await world.withSecurityRulesDisabled(async (context) => {
    const database = context.firestore();
    const put = (path: string, data: object) => setDoc(doc(database, path), data);
    for (const [id, { role, sites, status }] of Object.entries(PEOPLE)) {
      const user: Omit<User, 'role'> & { role: Role | 'Visitor' } = {
        id,
        email: `${id}@example.test`,
        name: id,
        role,
        site_ids: [...sites],
        study_ids: [],
        status,
        created_at: '2026-01-01T00:00:00.000Z',
        invitation_expires_at: null,
      };
      await put(`${COLLECTIONS.users}/${id}`, user);
    }
    for (const site of ['north', 'south']) {
      await put(`${COLLECTIONS.sites}/${site}`, { id: site, name: site, request_count: 1 });
      await put(`${COLLECTIONS.requests}/${site}-request`, { site_id: site, queries: [{ draft: { text: 'unsent' } }] });
      await put(`${COLLECTIONS.siteRequests}/${site}-request`, { site_id: site, queries: [] });
    }
    await put(`${COLLECTIONS.studies}/study`, { id: 'study', name: 'Study', request_count: 2 });
    await put(`${COLLECTIONS.evaluations}/north-request_q1`, { comment: 'unsent' });
    await put(`${COLLECTIONS.documents}/protocol`, { name: 'Protocol.pdf' });
    await put(`${COLLECTIONS.documentTurns}/protocol`, { count: 1 });
    await put(`${COLLECTIONS.draftJobs}/north-request_q1`, { state: 'queued' });
    await put(`${COLLECTIONS.audit}/entry`, { action: 'request.created' });
    await put(`${COLLECTIONS.settings}/organisation`, { response_length: 'concise' });
    await put(`${COLLECTIONS.mail}/mail`, { to: 'manager@example.test' });
    await put(`${COLLECTIONS.names}/site:north`, { target: 'sites/north' });
    await put(`${COLLECTIONS.rateLimits}/request_north_1`, { count: 1 });
  });
}
