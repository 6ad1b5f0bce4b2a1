import type { Reach } from '@trialdesk/contract/permissions';
import { ApiError } from '../http/api-error.ts';
import { findStudy } from '../studies/study-repository.ts';
import { findDocument } from './document-repository.ts';
import { refusalToReplace } from './replacement.ts';
import { uploadRefused } from './upload-refusal.ts';

/** Empty fields mean none. */
interface UploadPlace {
  study_id: string;
  replaces: string;
}

/**
 * Before a file is stored. Errors: 400 for an unknown study or an impossible replacement; 403 beyond the reach; 409.
 */
export async function checkPlace(reach: Reach, { study_id, replaces }: UploadPlace): Promise<void> {
  if (study_id !== '' && !(await findStudy(reach, study_id))) {
    throw new ApiError('bad_input', 'noSuchStudy', { study_id: 'noSuchStudy' });
  }
  if (replaces === '') return;
  const refusal = refusalToReplace(await findDocument(reach, replaces), { study_id: study_id || null });
  if (refusal) throw uploadRefused(refusal);
}
