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
    const { records, next } = pageByName(await listSites(member.reach), query);
    return new PageReply(await withRequestCounts('site', records, member), next);
  },

  createSite: async ({ member, body, idempotencyKey }) => {
    const site = { id: idFor(member.id, idempotencyKey), name: body.name };
    const replayed = idempotencyKey === undefined ? null : await findSite(member.reach, site.id);
    const stored = replayed ?? (await storeSite(site, { actor: member, at: systemClock() }));
    if (!stored) throw taken();
    return withRequestCount('site', stored, member);
  },

  renameSite: async ({ member, params, body }) => {
    const site = { id: params.id, name: body.name };
    const stored = await renameSite(member.reach, site, { actor: member, at: systemClock() });
    if (stored === null) throw new ApiError('not_found', 'noSuchSite');
    if (stored === 'taken') throw taken();
    return withRequestCount('site', stored, member);
  },

  getSiteName: async ({ member, params }) => {
    const site = await findSite(member.reach, params.id);
    if (!site) throw new ApiError('not_found', 'noSuchSite');
    return { site_name: site.name };
  },
} satisfies Partial<Handlers>;

function taken(): ApiError {
  return new ApiError('conflict', 'siteExists', { name: 'nameTaken' });
}
