import type { UploadRefusal } from '@trialdesk/contract/entities/pending-upload';
import { LIMITS } from '@trialdesk/contract/limits';
import { can } from '@trialdesk/contract/permissions';
import { findUser } from '../users/user-repository.ts';
import type { storedFile } from './file-store.ts';
import { findUpload } from './upload-repository.ts';

type ArrivedFile = NonNullable<Awaited<ReturnType<typeof storedFile>>>;

/** Checks a file that came to Storage past the functions, and whether its sender still may upload. */
export async function refusalOfDirect(
  id: string,
  { size, isPdf, source }: Pick<ArrivedFile, 'size' | 'isPdf' | 'source'>,
): Promise<UploadRefusal | null> {
  const upload = await findUpload(id);
  if (upload?.path !== source.path) return 'ended';
  if (size > LIMITS.documentBytes) return 'too_large';
  if (size !== upload.size) return 'incomplete';
  if (!isPdf) return 'not_pdf';
  const user = await findUser(upload.member_id);
  return user?.status === 'active' && can(user, 'manage_documents') ? null : 'not_allowed';
}
