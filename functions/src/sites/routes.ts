import { covers } from '@trialdesk/contract/permissions';
import { systemClock } from '../clock.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../http/handler.ts';
import { PageReply } from '../http/page-reply.ts';
import { idFor } from '../ids.ts';
import { pageByName } from '../names/page-by-name.ts';
import { withRequestCount, withRequestCounts } from '../names/request-count-repository.ts';
import { findSite, listSites, renameSite, storeSite } from './site-repository.ts';

export const siteHandlers = {
  listSites: async ({ member, query }) => {
    const own = (await listSites()).filter(({ id }) => covers(member, 'read_sites', { site_id: id }));
    const { records, next } = pageByName(own, query);
    return new PageReply(await withRequestCounts('site', records, member), next);
  },

  createSite: async ({ member, body, idempotencyKey }) => {
    const site = { id: idFor(member.id, idempotencyKey), name: body.name };
    const replayed = idempotencyKey === undefined ? null : await findSite(site.id);
    const stored = replayed ?? (await storeSite(site, { actor: member, at: systemClock() }));
    if (!stored) throw taken();
    return withRequestCount('site', stored, member);
  },

  renameSite: async ({ member, params, body }) => {
    const stored = await renameSite(params.id, body.name, { actor: member, at: systemClock() });
    if (stored === null) throw new ApiError('not_found', 'noSuchSite');
    if (stored === 'taken') throw taken();
    return withRequestCount('site', stored, member);
  },

  getSiteName: async ({ member, params }) => {
    const id = params.id;
    if (!covers(member, 'read_sites', { site_id: id })) {
      throw new ApiError('forbidden', 'ownSiteOnly');
    }
    const site = await findSite(id);
    if (!site) throw new ApiError('not_found', 'noSuchSite');
    return { site_name: site.name };
  },
} satisfies Partial<Handlers>;

function taken(): ApiError {
  return new ApiError('conflict', 'siteExists', { name: 'nameTaken' });
}
