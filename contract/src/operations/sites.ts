import { contactsReply, siteReply, siteNameReply, sitesReply } from '../replies/sites.ts';
import { createSitePayload } from '../payloads/create-site.ts';
import { createStudyPayload } from '../payloads/create-study.ts';
import { RESEARCH_TEAM, ROLES } from '../roles.ts';
import { ROUTES } from '../routes.ts';
import type { Operations } from './operation.ts';

/** Sites and studies. */
export const SITE_OPERATIONS = {
  listSites: {
    ...ROUTES.listSites,
    summary: 'Sites by name',
    roles: ROLES,
    reply: sitesReply,
  },
  createSite: {
    ...ROUTES.createSite,
    summary: 'Add a site',
    roles: RESEARCH_TEAM,
    body: createSitePayload,
    reply: siteReply,
  },
  listContacts: {
    ...ROUTES.listContacts,
    summary: 'Team members with their sites',
    roles: RESEARCH_TEAM,
    reply: contactsReply,
  },
  getSiteName: {
    ...ROUTES.getSiteName,
    summary: 'Name of a site',
    roles: ROLES,
    reply: siteNameReply,
  },
  listStudies: {
    ...ROUTES.listStudies,
    summary: 'Studies by name',
    roles: ROLES,
    reply: sitesReply,
  },
  createStudy: {
    ...ROUTES.createStudy,
    summary: 'Add a study',
    roles: ['Administrator'],
    body: createStudyPayload,
    reply: siteReply,
  },
  getStudy: {
    ...ROUTES.getStudy,
    summary: 'Name of a study',
    roles: ROLES,
    reply: siteReply,
  },
} as const satisfies Operations;
