import { contactsReply, siteReply, siteNameReply, sitesReply } from '../replies/sites.ts';
import { createSitePayload } from '../payloads/create-site.ts';
import { createStudyPayload } from '../payloads/create-study.ts';
import { RESEARCH_TEAM, ROLES } from '../roles.ts';
import type { Operation } from './operation.ts';

/** Sites and studies. */
export const SITE_OPERATIONS = {
  listSites: {
    method: 'GET',
    path: '/sites',
    summary: 'Sites by name',
    roles: ROLES,
    reply: sitesReply,
  },
  createSite: {
    method: 'POST',
    path: '/sites',
    summary: 'Add a site',
    roles: RESEARCH_TEAM,
    body: createSitePayload,
    reply: siteReply,
  },
  listContacts: {
    method: 'GET',
    path: '/sites/contacts',
    summary: 'Team members with their sites',
    roles: RESEARCH_TEAM,
    reply: contactsReply,
  },
  getSiteName: {
    method: 'GET',
    path: '/sites/{id}/name',
    summary: 'Name of a site',
    roles: ROLES,
    reply: siteNameReply,
  },
  listStudies: {
    method: 'GET',
    path: '/studies',
    summary: 'Studies by name',
    roles: ROLES,
    reply: sitesReply,
  },
  createStudy: {
    method: 'POST',
    path: '/studies',
    summary: 'Add a study',
    roles: ['Administrator'],
    body: createStudyPayload,
    reply: siteReply,
  },
  getStudy: {
    method: 'GET',
    path: '/studies/{id}',
    summary: 'Name of a study',
    roles: ROLES,
    reply: siteReply,
  },
} as const satisfies Record<string, Operation>;
