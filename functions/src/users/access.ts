import type { User } from '@trialdesk/contract/entities/user';
import { isAssignable, type Reach } from '@trialdesk/contract/permissions';
import { ApiError } from '../http/api-error.ts';
import type { Sentence } from '../messages.ts';
import { findSite } from '../sites/site-repository.ts';
import { findStudy } from '../studies/study-repository.ts';

export type Access = Pick<User, 'role' | 'site_ids' | 'study_ids'>;

/** With the sites and studies the role can have. Errors: 400 for an unknown site or study; 403 beyond the reach. */
export async function assigned(reach: Reach, { role, site_ids, study_ids }: Access): Promise<Access> {
  if (!isAssignable(role)) return { role, site_ids: [], study_ids: [] };
  return {
    role,
    site_ids: await known(site_ids, { find: (id) => findSite(reach, id), field: 'site_ids', missing: 'noSuchSite' }),
    study_ids: await known(study_ids, {
      find: (id) => findStudy(reach, id),
      field: 'study_ids',
      missing: 'noSuchStudy',
    }),
  };
}

interface Lookup {
  find: (id: string) => Promise<object | null>;
  field: string;
  missing: Extract<Sentence, string>;
}

/** Each once. Errors: 400 if a record is missing. */
async function known(ids: string[], { find, field, missing }: Lookup): Promise<string[]> {
  const distinct = [...new Set(ids)];
  const found = await Promise.all(distinct.map(find));
  if (found.every(Boolean)) return distinct;
  throw new ApiError('bad_input', missing, { [field]: missing });
}
