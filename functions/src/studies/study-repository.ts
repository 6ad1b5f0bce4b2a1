import type { Study } from '@trialdesk/contract/entities/site';
import { isWithinReach, type Reach } from '@trialdesk/contract/permissions';
import { studies } from '../firebase/collections.ts';
import { requireStudyWithin } from '../http/within-reach.ts';
import { renameNamed, storeNamed, type By } from '../names/named-record-repository.ts';
import { changePrefix, freePrefix, requirePrefix, reservePrefix } from './number-prefix-repository.ts';

/** Errors: 403 beyond the reach. */
export async function findStudy(reach: Reach, id: string): Promise<Study | null> {
  requireStudyWithin(reach, id);
  return (await studies().doc(id).get()).data() ?? null;
}

/** By name. */
export async function listStudies(reach: Reach): Promise<Study[]> {
  const all = (await studies().get()).docs.map((doc) => doc.data());
  const own = all.filter(({ id }) => isWithinReach(reach, { study_id: id }));
  return own.sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Without a prefix, it gets or keeps one. */
interface StudyInput {
  id: string;
  name: string;
  number_prefix: string | undefined;
}

/** Null if one of that name exists, ignoring case and blanks. Errors: 409 for a prefix that another study has. */
export function storeStudy({ id, name, number_prefix: wanted }: StudyInput, by: By): Promise<Study | null> {
  const study: Study = { id, name };
  return storeNamed('study', {
    record: study,
    by,
    complete: async (transaction) => {
      if (wanted !== undefined) await requirePrefix(transaction, wanted, study);
      const number_prefix = wanted ?? (await freePrefix(transaction, study));
      reservePrefix(transaction, number_prefix, study);
      return { ...study, number_prefix };
    },
  });
}

/**
 * Null when there is none; `taken` when another study has the name. Errors: 403 beyond the reach; 409 for a prefix that
 * cannot be had.
 */
export async function changeStudy(
  reach: Reach,
  { id, name, number_prefix }: StudyInput,
  by: By,
): Promise<Study | 'taken' | null> {
  requireStudyWithin(reach, id);
  return renameNamed('study', {
    id,
    name,
    by,
    also: async (transaction, study) =>
      number_prefix === undefined ? {} : changePrefix(transaction, study, { number_prefix, by }),
  });
}
