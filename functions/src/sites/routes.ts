import { covers } from '@trialdesk/contract/permissions';
import { systemClock } from '../clock.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../http/handler.ts';
import { idFor } from '../ids.ts';
import { findSite, listSites, storeSite } from './site-repository.ts';

export const siteHandlers = {
  listSites: async ({ member }) => {
    const all = await listSites();
    return all.filter(({ id }) => covers(member, 'read_sites', { site_id: id }));
  },

  createSite: async ({ member, body, idempotencyKey }) => {
    const site = { id: idFor(member.id, idempotencyKey), name: body.name, request_count: 0 };
    const replayed = idempotencyKey === undefined ? null : await findSite(site.id);
    const stored = replayed ?? (await storeSite(site, { actor: member, at: systemClock() }));
    if (!stored) throw new ApiError('conflict', 'siteExists', { name: 'nameTaken' });
    return stored;
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
