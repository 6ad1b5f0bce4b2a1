import type { Reach } from '@trialdesk/contract/permissions';
import { withPassages } from '../answering/retrieval/with-passages.ts';
import { documentsOfOthers } from '../answering/verification/document-doubts.ts';
import { activeDocuments } from '../documents/document-lists-repository.ts';
import { findFactReviews } from '../fact-reviews/fact-review-repository.ts';
import { ApiError } from '../http/api-error.ts';
import { findStudy } from '../studies/study-repository.ts';
import { factsByModel } from './gaps/fact-job-repository.ts';
import type { GlanceSources } from './study-glance.ts';

/** Errors: 403 beyond the reach; 404 for an unknown study. */
export async function glanceSources(reach: Reach, studyId: string): Promise<GlanceSources> {
  const [study, documents, reviews] = await Promise.all([
    findStudy(reach, studyId),
    activeDocuments(reach, studyId),
    findFactReviews(studyId),
  ]);
  if (!study) throw new ApiError('not_found', 'noSuchStudy');
  const read = await withPassages(documents);
  const others = documentsOfOthers(read, study.name);
  const stating = read.filter(({ id }) => others.every((other) => other.id !== id));
  return {
    study,
    documents: documents.map(({ id, name, version, page_count, ingestion }) => ({
      ...{ id, name, version, page_count },
      state: ingestion.state,
    })),
    ...{ read, stating, reviews },
    found: await factsByModel(stating),
  };
}
