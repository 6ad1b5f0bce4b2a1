import type { StudyDocument } from '@trialdesk/contract/entities/document';
import { studySettingsOf } from '@trialdesk/contract/entities/site';
import { can, EVERYWHERE } from '@trialdesk/contract/permissions';
import type { CitedPageView } from '@trialdesk/contract/replies/cited-page';
import type { Clock } from '../clock.ts';
import { findDocument, recordOpening } from '../documents/document-repository.ts';
import { openSource, sourceUrl } from '../documents/open-source.ts';
import { failChanged } from '../documents/source-repository.ts';
import { ApiError } from '../http/api-error.ts';
import type { AuthorizedMember } from '../http/member.ts';
import { drawPages } from '../ingestion/page-images/draw-pages.ts';
import { openRequest } from '../requests/request-access.ts';
import { findStudy } from '../studies/study-repository.ts';

interface SentCitation {
  requestId: string;
  queryId: string;
  number: number;
}

/** Of a sent answer, in the file that was cited. Sites get the page alone where the study says so. Errors: 403, 404. */
export async function citedPage(member: AuthorizedMember, cited: SentCitation, clock: Clock): Promise<CitedPageView> {
  const request = await openRequest(member.reach, cited.requestId);
  const answer = request.queries.find(({ id }) => id === cited.queryId)?.answer;
  const citation = answer?.citations.find(({ number }) => number === cited.number);
  if (!citation) throw new ApiError('not_found', 'noSuchCitation');
  // A sent answer opens what it cites, whatever study the document now belongs to.
  const document = await findDocument(EVERYWHERE, citation.document_id);
  const isCited = citation.document_sha256 === undefined || document?.source?.sha256 === citation.document_sha256;
  if (!document || !isCited) throw new ApiError('not_found', 'fileMissing');
  const study = await findStudy(member.reach, request.study_id);
  const isWhole = can(member, 'read_documents') || studySettingsOf(study).sites_open_documents;
  const view = isWhole ? await inDocument(document, citation.page, clock) : await alone(document, citation.page, clock);
  await recordOpening(document, { actor: member, at: clock() });
  return view;
}

async function inDocument(document: StudyDocument, page: number, clock: Clock): Promise<CitedPageView> {
  const opened = await sourceUrl(document);
  if (opened.result === 'failed') throw await unopened(document, opened.reason, clock);
  return { page, document_url: opened.url, page_image: null };
}

async function alone(document: StudyDocument, page: number, clock: Clock): Promise<CitedPageView> {
  const opened = await openSource(document);
  if (opened.result === 'failed') throw await unopened(document, opened.reason, clock);
  const [drawn] = await drawPages({ bytes: opened.bytes, pages: [page] });
  if (!drawn) throw new ApiError('unavailable', 'pageNotDrawn');
  return {
    page,
    document_url: null,
    page_image: `data:image/jpeg;base64,${Buffer.from(drawn.image).toString('base64')}`,
  };
}

async function unopened({ id }: StudyDocument, reason: 'missing' | 'changed', clock: Clock): Promise<ApiError> {
  if (reason === 'changed') await failChanged({ id, at: clock() });
  return new ApiError('not_found', 'fileMissing');
}
