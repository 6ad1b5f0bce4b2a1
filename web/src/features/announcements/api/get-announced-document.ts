import { call } from '../../../lib/api.ts';

/** Short-lived address of the PDF that goes with an announcement. Rejects with an `ApiError`. */
export async function getAnnouncedDocument(announcementId: string): Promise<string> {
  return (await call('getAnnouncedDocument', { params: { id: announcementId } })).url;
}
