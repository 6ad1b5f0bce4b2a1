import type { RequestRecord } from '@trialdesk/contract/entities/request';
import { requestCountId } from '@trialdesk/contract/entities/site';
import { EVERYWHERE } from '@trialdesk/contract/permissions';
import { expect } from '@jest/globals';
import { audit, mail, requestCounts, requests, siteRequests } from '../../firebase/collections.ts';
import { findRequest, findSiteRequest } from '../../requests/thread-repository.ts';
import { siteProjection } from '../../requests/site-projection.ts';
import type { FaultWorld } from './fault-world.ts';

/** How often each action is on the audit trail of a target. */
export async function actionsOn(target: string): Promise<Record<string, number>> {
  const entries = await audit().where('target', '==', target).get();
  const actions = entries.docs.map((doc) => doc.data().action).filter((action) => action !== 'document.opened');
  return Object.fromEntries([...Map.groupBy(actions, (action) => action)].map(([name, all]) => [name, all.length]));
}

export async function mailsWith(prefix: string): Promise<number> {
  const found = await mail().orderBy('__name__').startAt(prefix).endAt(`${prefix}\uf8ff`).get();
  return found.size;
}

/** Of a site with one request: it is there once, counted once, and the site's copy has what it may see and no more. */
export async function onlyRequest({ site, study }: FaultWorld): Promise<RequestRecord> {
  const found = await requests().where('site_id', '==', site.id).get();
  expect(found.size).toBe(1);
  const record = await findRequest(EVERYWHERE, found.docs[0]?.id ?? 'none');
  if (!record) throw new Error('The request is lost');
  const counted = await requestCounts().doc(requestCountId('site', site.id)).get();
  expect(counted.data()).toEqual({ count: 1, studies: { [study.id]: 1 } });
  await expectNoLeak(record);
  return record;
}

async function expectNoLeak(record: RequestRecord): Promise<void> {
  const copies = await siteRequests().where('site_id', '==', record.site_id).get();
  expect(copies.size).toBe(1);
  const copy = await findSiteRequest(EVERYWHERE, record.request_id);
  expect(copy).toEqual(siteProjection(record));
  for (const { draft, sent } of record.queries) {
    if (sent || draft.state !== 'ready') continue;
    expect(JSON.stringify(copy)).not.toContain(JSON.stringify(draft.text).slice(1, -1));
  }
}
