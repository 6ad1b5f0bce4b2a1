import { systemClock } from '../clock.ts';
import { storeFactReview } from '../fact-reviews/fact-review-repository.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../http/handler.ts';
import { studyFields } from '../ingestion/facts/study-fields.ts';
import { checkedQuotes } from './checked-quotes.ts';
import { glanceSources } from './glance-sources.ts';
import { studyGlance } from './study-glance.ts';

export const factHandlers = {
  getStudyFacts: async ({ member, params }) => studyGlance(await glanceSources(member.reach, params.id)),

  reviewStudyFact: async ({ member, params, body }) => {
    const { id: studyId, field } = params;
    if (!studyFields().some(({ key }) => key === field)) throw new ApiError('not_found', 'noSuchField');
    const sources = await glanceSources(member.reach, studyId);
    const { decision, quotes = [], version } = body;
    const review =
      decision === 'open'
        ? null
        : {
            decision,
            quotes: decision === 'confirmed' ? checkedQuotes(quotes, sources.read) : [],
            documents: sources.read.map(({ id, name, version: read }) => ({ id, name, version: read })),
          };
    const reviews = await storeFactReview({ studyId, field, review, version }, { actor: member, at: systemClock() });
    if (!reviews) throw new ApiError('stale_version', 'factChanged');
    return studyGlance({ ...sources, reviews });
  },
} satisfies Partial<Handlers>;
