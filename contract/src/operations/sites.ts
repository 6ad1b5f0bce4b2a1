import {
  contactsReply,
  siteReply,
  siteNameReply,
  sitesReply,
  studyFiguresReply,
  teamSizesReply,
} from '../replies/sites.ts';
import { createSitePayload } from '../payloads/create-site.ts';
import { createStudyPayload } from '../payloads/create-study.ts';
import { contactsQuery } from '../payloads/contacts-query.ts';
import { pageQuery } from '../payloads/page-query.ts';
import { studyFiguresQuery } from '../payloads/study-figures-query.ts';
import { teamSizesQuery } from '../payloads/team-sizes-query.ts';
import { API_ONLY_ROUTES, ROUTES } from '../routes.ts';
import type { Operations } from './operation.ts';

export const SITE_OPERATIONS = {
  listSites: {
    ...ROUTES.listSites,
    summary: 'Sites by name',
    needs: 'read_sites',
    query: pageQuery,
    isPaged: true,
    reply: sitesReply,
  },
  createSite: {
    ...ROUTES.createSite,
    summary: 'Add a site',
    needs: 'create_sites',
    body: createSitePayload,
    reply: siteReply,
  },
  renameSite: {
    ...ROUTES.renameSite,
    summary: 'Change the name of a site; its requests show the new one within seconds',
    needs: 'create_sites',
    body: createSitePayload,
    reply: siteReply,
  },
  listContacts: {
    ...ROUTES.listContacts,
    summary: 'Team members with their sites',
    needs: 'read_team',
    query: contactsQuery,
    isPaged: true,
    reply: contactsReply,
  },
  countTeams: {
    ...ROUTES.countTeams,
    summary: 'Number of team members of sites',
    needs: 'read_team',
    query: teamSizesQuery,
    reply: teamSizesReply,
  },
  getSiteName: {
    ...ROUTES.getSiteName,
    summary: 'Name of a site',
    needs: 'read_sites',
    reply: siteNameReply,
  },
  listStudies: {
    ...ROUTES.listStudies,
    summary: 'Studies by name',
    needs: 'read_studies',
    query: pageQuery,
    isPaged: true,
    reply: sitesReply,
  },
  createStudy: {
    ...ROUTES.createStudy,
    summary: 'Add a study',
    needs: 'create_studies',
    body: createStudyPayload,
    reply: siteReply,
  },
  changeStudy: {
    ...ROUTES.changeStudy,
    summary: 'Change the name of a study, or the prefix of request numbers while it has no requests',
    needs: 'change_studies',
    body: createStudyPayload,
    reply: siteReply,
  },
  getStudyFigures: {
    ...ROUTES.getStudyFigures,
    summary: 'Numbers of documents in use, requests and assigned people of studies, and their last activity',
    needs: 'read_team',
    query: studyFiguresQuery,
    reply: studyFiguresReply,
  },
  getStudy: {
    ...API_ONLY_ROUTES.getStudy,
    summary: 'Name of a study',
    needs: 'read_studies',
    reply: siteReply,
  },
} as const satisfies Operations;
