import type { StoredQuery } from '@trialdesk/contract/entities/request';
import { SERVER_LIMITS } from '@trialdesk/contract/server-limits';
import type { Query } from 'firebase-admin/firestore';
import { requestQueries } from '../firebase/collections.ts';
import { usedUp, windowAt } from '../rate-limits/rate-limit-repository.ts';
import { Tallies } from '../rate-limits/tallies.ts';

const { request, draft } = SERVER_LIMITS.rates;
const byPerson = new Tallies({ most: request.most, step: 5 });
const bySite = new Tallies({ most: draft.most, step: 25 });

/**
 * Limits a person's questions per hour and a site's, for their drafts, per day. Counts the questions themselves, so
 * that asking writes no counter. Errors: 429.
 */
export async function requireAllowance({
  asked_by,
  site_id,
  timestamp_created: now,
}: Pick<StoredQuery, 'asked_by' | 'site_id' | 'timestamp_created'>): Promise<void> {
  const [hour, day] = [windowAt('request', now), windowAt('draft', now)];
  const ofPerson = requestQueries().where('asked_by.id', '==', asked_by.id);
  const ofSite = requestQueries().where('site_id', '==', site_id);
  const [mayPerson, maySite] = await Promise.all([
    byPerson.use(`${asked_by.id} ${hour.ordinal}`, () => count(ofPerson, hour.start, request.most)),
    bySite.use(`${site_id} ${day.ordinal}`, () => count(ofSite, day.start, draft.most)),
  ]);
  if (!mayPerson) throw usedUp('tooManyQuestions', hour.end, now);
  if (!maySite) throw usedUp('tooManySiteQuestions', day.end, now);
}

async function count(questions: Query<StoredQuery>, start: number, most: number): Promise<number> {
  const since = questions.where('timestamp_created', '>=', new Date(start).toISOString());
  return (await since.limit(most).count().get()).data().count;
}
