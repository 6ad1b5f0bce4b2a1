import type { Citation } from '@trialdesk/contract/entities/citation';
import type { StudyDocument } from '@trialdesk/contract/entities/document';
import type { CitedPageView } from '@trialdesk/contract/replies/cited-page';
import type { Clock } from '../clock.ts';
import { recordOpening } from '../documents/document-repository.ts';
import { documentAsNamed, mayOpenWhole, openForReading, unopened } from '../documents/open-for-reading.ts';
import { openSource } from '../documents/open-source.ts';
import { ApiError } from '../http/api-error.ts';
import type { AuthorizedMember } from '../http/member.ts';
import { drawPages } from '../ingestion/page-images/draw-pages.ts';

/**
 * The page of a citation that the member may see, in the file that was cited. Sites get the page alone where the study
 * says so, or no longer has the document. Errors: 404; 503 when the page cannot be drawn.
 */
export async function openCited(
  member: AuthorizedMember,
  { citation, study_id }: { citation: Citation; study_id: string },
  clock: Clock,
): Promise<CitedPageView> {
  const document = await documentAsNamed({ id: citation.document_id, sha256: citation.document_sha256 });
  const { page } = citation;
  const by = { actor: member, at: clock() };
  if (await mayOpenWhole(member, document, study_id))
    return { page, document_url: await openForReading(document, by), page_image: null };
  const page_image = await drawn(document, page, by.at);
  await recordOpening(document, by);
  return { page, document_url: null, page_image };
}

/** As a data URL. */
async function drawn(document: StudyDocument, page: number, at: string): Promise<string> {
  const opened = await openSource(document);
  if (opened.result === 'failed') throw await unopened(document, { ...opened, at });
  const [image] = await drawPages({ bytes: opened.bytes, pages: [page] });
  if (!image) throw new ApiError('unavailable', 'pageNotDrawn');
  return `data:image/jpeg;base64,${Buffer.from(image.image).toString('base64')}`;
}
