import { randomInt, randomUUID } from 'node:crypto';
import type { SiteRequestSummary } from '@trialdesk/contract/entities/request';
import type { Site } from '@trialdesk/contract/entities/site';
import { siteRequests } from '../firebase/collections.ts';
import { ApiWorld } from '../testing/api-world.ts';
import { countRequests } from './request-counts-repository.ts';

/** A week of its own, long before every other request: a count of all sites sees whatever is stored. */
const START = -randomInt(1, 2 ** 41);
const WEEK = 7 * 24 * 3_600_000;
const at = (milliseconds: number) => new Date(START + milliseconds).toISOString();

const SPAN = { from: at(0), to: at(WEEK) };
const BEFORE = at(-1);
const WITHIN = at(WEEK - 1);

const world = new ApiWorld();
let site: Site;
let other: Site;

async function store({ id }: Site, created_at: string, answered_at: string | null): Promise<void> {
  const request: SiteRequestSummary = {
    request_id: randomUUID(),
    study_id: 'study',
    study_name: 'Study',
    site_id: id,
    site_name: 'Site',
    title: 'Missed visit',
    category: 'other',
    priority: 'low',
    status: answered_at === null ? 'processing' : 'completed',
    created_at,
    requester_id: 'r',
    requester_name: 'Robin',
    query_count: 1,
    answered_at,
    active_at: answered_at ?? created_at,
  };
  await siteRequests().doc(request.request_id).set(request);
  world.later(() => siteRequests().doc(request.request_id).delete());
}

beforeAll(async () => {
  site = await world.site();
  other = await world.site();
  await store(site, BEFORE, SPAN.from);
  await store(site, SPAN.from, WITHIN);
  await store(site, WITHIN, SPAN.to);
  await store(site, SPAN.to, null);
  await store(other, SPAN.from, WITHIN);
});

afterAll(() => world.end());

const ofSite = ({ id }: Site) => ({ site_ids: [id], study_ids: null });

test('a span counts from its start and before its end', async () => {
  expect(await countRequests(ofSite(site), SPAN)).toEqual({ asked: 2, answered: 2, open: 1 });
  expect(await countRequests(ofSite(other), SPAN)).toEqual({ asked: 1, answered: 1, open: 0 });
});

test('without a site the requests of all sites are counted', async () => {
  const { asked, answered, open } = await countRequests({ site_ids: null, study_ids: null }, SPAN);
  expect({ asked, answered }).toEqual({ asked: 3, answered: 3 });
  expect(open).toBeGreaterThanOrEqual(1);
});

test('only the requests of the given studies are counted', async () => {
  const within = (study_ids: string[]) => countRequests({ site_ids: [site.id, other.id], study_ids }, SPAN);
  expect(await within(['elsewhere'])).toEqual({ asked: 0, answered: 0, open: 0 });
  expect(await within(['elsewhere', 'study'])).toEqual({ asked: 3, answered: 3, open: 1 });
});
