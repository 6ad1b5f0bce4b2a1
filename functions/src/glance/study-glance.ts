import type { Study } from '@trialdesk/contract/entities/site';
import { isOutdated, type StudyFacts } from '@trialdesk/contract/entities/study-fact';
import type { FactView, StudyGlance } from '@trialdesk/contract/replies/study-facts';
import type { ScopeDocument } from '../answering/retrieval/scope.ts';
import { studyFields, type StudyField } from '../ingestion/facts/study-fields.ts';
import { disagree } from './disagreement.ts';
import { statedIn, type StatedFact } from './document-facts.ts';
import { groupsOf } from './fact-groups.ts';

export interface GlanceSources {
  study: Pick<Study, 'id' | 'name'>;
  documents: StudyGlance['documents'];
  /** Those that have been read. */
  read: ScopeDocument[];
  /** All read but those for all studies that name another study or drug. */
  stating: ScopeDocument[];
  reviews: StudyFacts;
  /** By a model, where documents state nothing about the field otherwise. */
  found: StatedFact[];
}

/** Fields are in the order of the M11 template. */
export function studyGlance({ study, documents, read, stating, reviews, found }: GlanceSources): StudyGlance {
  const stated = Map.groupBy(stating.flatMap(statedIn), ({ field }) => field);
  const filled = Map.groupBy(found, ({ field }) => field);
  const facts = new Map(
    studyFields().map((field) => [
      field.key,
      factView(field, stated.get(field.key) ?? filled.get(field.key) ?? [], { reviews, read }),
    ]),
  );
  return {
    study: { id: study.id, name: study.name },
    version: reviews.version,
    documents,
    groups: groupsOf([...facts.keys()]).map(({ name, keys }) => ({
      name,
      facts: keys.flatMap((key) => facts.get(key) ?? []),
    })),
  };
}

function factView(
  { key, name, form }: StudyField,
  stated: readonly StatedFact[],
  { reviews, read }: Pick<GlanceSources, 'reviews' | 'read'>,
): FactView {
  const stored = reviews.reviews[key];
  const review = stored ? { ...stored, is_outdated: isOutdated(stored, read) } : null;
  return {
    ...{ field: key, name, form },
    statements: stated.map(({ source, quotes }) => ({ source, quotes })),
    disagrees:
      (review === null || review.is_outdated) &&
      disagree(
        key,
        stated.map(({ quotes }) => quotes),
      ),
    review,
  };
}
