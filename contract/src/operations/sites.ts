import { contactsReply, siteReply, siteNameReply, sitesReply } from '../replies/sites.ts';
import { createSitePayload } from '../payloads/create-site.ts';
import { createStudyPayload } from '../payloads/create-study.ts';
import { rolesWith } from '../permissions.ts';
import { ROUTES } from '../routes.ts';
import type { Operations } from './operation.ts';

export const SITE_OPERATIONS = {
  listSites: {
    ...ROUTES.listSites,
    summary: 'Sites by name',
    roles: rolesWith('read_sites'),
    reply: sitesReply,
  },
  createSite: {
    ...ROUTES.createSite,
    summary: 'Add a site',
    roles: rolesWith('create_sites'),
    body: createSitePayload,
    reply: siteReply,
  },
  listContacts: {
    ...ROUTES.listContacts,
    summary: 'Team members with their sites',
    roles: rolesWith('read_team'),
    reply: contactsReply,
  },
  getSiteName: {
    ...ROUTES.getSiteName,
    summary: 'Name of a site',
    roles: rolesWith('read_sites'),
    reply: siteNameReply,
  },
  listStudies: {
    ...ROUTES.listStudies,
    summary: 'Studies by name',
    roles: rolesWith('read_studies'),
    reply: sitesReply,
  },
  createStudy: {
    ...ROUTES.createStudy,
    summary: 'Add a study',
    roles: rolesWith('create_studies'),
    body: createStudyPayload,
    reply: siteReply,
  },
  getStudy: {
    ...ROUTES.getStudy,
    summary: 'Name of a study',
    roles: rolesWith('read_studies'),
    reply: siteReply,
  },
} as const satisfies Operations;
