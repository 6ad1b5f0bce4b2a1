import type { Study } from '@trialdesk/contract/entities/site';
import { studies } from '../firebase/collections.ts';
import { storeNamed, type By } from '../names/named-record-repository.ts';

export async function findStudy(id: string): Promise<Study | null> {
  return (await studies().doc(id).get()).data() ?? null;
}

/** By name. */
export async function listStudies(): Promise<Study[]> {
  const all = await studies().get();
  return all.docs.map((doc) => doc.data()).sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Stores a study unless one of that name exists, ignoring case and blanks; then answers null. */
export function storeStudy(study: Study, by: By): Promise<Study | null> {
  return storeNamed('study', study, by);
}
