import { studies } from '../../functions/src/firebase/collections.ts';

/** A seeded study with a protocol. */
export async function demoStudy(name: 'LANTERN-3' | 'WAYPOINT-2'): Promise<{ id: string; name: string }> {
  const [found] = (await studies().where('name', '==', name).get()).docs;
  if (!found) throw new Error(`The demo has no study ${name}`);
  return { id: found.id, name };
}
