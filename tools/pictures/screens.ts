import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { ViewQuery } from '@trialdesk/contract/entities/saved-view';
import { users } from '../../functions/src/firebase/collections.ts';
import { DEMO_ACCOUNTS } from '../demo/accounts.ts';
import { askedAlike } from '../../e2e/harness/asked-alike.ts';
import { demoStudy } from '../../e2e/harness/demo-study.ts';
import { protocolQuote } from '../../e2e/harness/drafted-request.ts';
import { sentAnswer } from '../../e2e/harness/given.ts';
import { storedAnnouncements, storedSharing } from '../../e2e/harness/stored-announcements.ts';
import { storedReplies } from '../../e2e/harness/stored-replies.ts';
import { storedViews } from '../../e2e/harness/stored-views.ts';
import { REVIEW } from './review-screens.ts';
import { click, inRequest, open, press, returned, type Screen } from './screen.ts';

const QUESTION = 'A participant missed visit 6 by nine days. May we hold it together with visit 7?';

const SAMPLES = path.join(import.meta.dirname, '..', '..', 'samples');

/** One of them is no PDF. */
const chooseFiles = async (page: Page) => {
  await click('button', 'Upload Document')(page);
  const buffer = await readFile(path.join(SAMPLES, 'waypoint-2-protocol.pdf'));
  await page.getByLabel('PDF files').setInputFiles([
    {
      name: 'WAYPOINT-2 Protocol v2.0, with the changes of the second amendment.pdf',
      mimeType: 'application/pdf',
      buffer,
    },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('No protocol') },
  ]);
  await page.getByRole('list', { name: 'Files' }).waitFor();
};

const OWN_VIEWS: Record<string, ViewQuery> = {
  'Unassigned and due today': { view: 'list', scope: 'mine', owner: 'nobody', due: 'today' },
  'Mine by study': { view: 'list', scope: 'mine', owner: 'me', group: 'study' },
};

const SHARED_VIEWS: Record<string, ViewQuery> = {
  'May need a safety report, at all sites of the organization': { view: 'list', scope: 'all', safety: 'yes' },
};

/** Opens the newest of some announcements. */
const announced: Screen['prepare'] = async (_page, given) =>
  `/announcements?open=${await storedAnnouncements(given, await demoStudy('WAYPOINT-2'))}`;

const shared: Screen['prepare'] = async (_page, given) =>
  `/announcements?open=${await storedSharing(given, await demoStudy('LANTERN-3'))}`;

/** Opens an answer that is to be shared, and names its site. */
const toShare: Screen['prepare'] = async (_page, given) => {
  const site = await given.site('Harrow Clinic');
  const citations = [{ ...(await protocolQuote()), number: 1 }];
  const { request_id, queries } = await given.request({
    ...{ site, title: 'Late visit', study: await demoStudy('LANTERN-3'), status: 'completed' },
    queries: [
      {
        question: 'Subject 1004 of Harrow Clinic comes three days after the planned date of visit 6. May we dose?',
        sent: sentAnswer('Yes, if the visit is made up within three days of the planned date. [1]', { citations }),
      },
    ],
  });
  return `/announcements?share=${request_id}&question=${queries[0]?.id ?? ''}`;
};

const PUBLIC: Screen[] = [
  { name: 'Landing', person: null, path: '/' },
  { name: 'Login', person: null, path: '/login' },
  { name: 'Login, errors', person: null, path: '/login', reach: click('button', 'Sign in') },
  { name: 'Forgot password', person: null, path: '/forgot-password' },
  { name: 'Reset password, no link', person: null, path: '/reset-password' },
  {
    name: 'Registration',
    person: null,
    path: '/register',
    prepare: async (_page, given) => {
      const day = 86_400_000;
      const { id } = await given.person('Clinical Researcher', [await given.site('Harbor Clinic')], {
        status: 'invited',
        name: '',
        invitation_expires_at: new Date(Date.now() + day).toISOString(),
      });
      return `/register/${id}`;
    },
  },
  { name: 'Registration, no invitation', person: null, path: '/register' },
  { name: 'Not found', person: null, path: '/nowhere' },
];

const SITE: Screen[] = [
  { name: 'Site dashboard', person: 'researcher', path: '/site-dashboard' },
  { name: 'Site dashboard, nothing found', person: 'researcher', path: '/site-dashboard?q=nothing+like+this' },
  { name: 'Site dashboard, not loaded', person: 'researcher', path: '/site-dashboard', isCutOff: true },
  { name: 'Bell', person: 'researcher', path: '/site-dashboard', reach: click('button', /^Notifications/) },
  {
    name: 'Site request, answered',
    person: 'researcher',
    path: '/site-dashboard?tab=received',
    reach: open('/site-request/'),
  },
  {
    name: 'Site request, awaiting',
    person: 'researcher',
    path: '/site-dashboard?tab=awaiting',
    reach: open('/site-request/'),
  },
  {
    name: 'Site request, follow-up',
    person: 'researcher',
    path: '/site-dashboard?tab=received',
    reach: inRequest('/site-request/', click('button', 'Ask Follow-up Question')),
  },
  { name: 'Submit a request', person: 'researcher', path: '/submit-request' },
  {
    name: 'Submit a request, errors',
    person: 'researcher',
    path: '/submit-request',
    reach: click('button', 'Submit Request'),
  },
  {
    name: 'Submit a request, restored',
    person: 'researcher',
    path: '/submit-request',
    reach: (page) =>
      returned(page, {
        type: () => page.getByRole('textbox', { name: /^Request details/i }).fill(QUESTION),
        notice: 'This is your unsent request from earlier.',
      }),
  },
  { name: 'Announcements, at a site', person: 'researcher', path: '/announcements', prepare: announced },
  { name: 'Shared answer, at a site', person: 'researcher', path: '/announcements', prepare: shared },
  {
    name: 'Site dashboard, announcements to read',
    person: 'researcher',
    path: '/site-dashboard',
    prepare: async (page, given) => {
      await announced(page, given);
      return '/site-dashboard';
    },
  },
  { name: 'Toast', person: 'researcher', path: '/site-dashboard', reach: (page) => page.goto('/documents') },
];

const TEAM: Screen[] = [
  { name: 'Dashboard', person: 'manager', path: '/dashboard' },
  { name: 'Dashboard, nothing found', person: 'manager', path: '/dashboard?q=nothing+like+this' },
  { name: 'Dashboard, not loaded', person: 'manager', path: '/dashboard', isCutOff: true },
  { name: 'Dashboard, sites', person: 'manager', path: '/dashboard', reach: click('button', 'Filter Sites') },
  { name: 'Dashboard, list', person: 'manager', path: '/dashboard?view=list' },
  {
    name: 'Dashboard, saved views',
    person: 'manager',
    path: '/dashboard?view=list',
    prepare: async (_page, given) => {
      const { docs } = await users().where('email', '==', DEMO_ACCOUNTS.manager.email).get();
      for (const { id } of docs) await storedViews(given, id, OWN_VIEWS);
      await storedViews(given, null, SHARED_VIEWS);
      return '/dashboard?view=list&scope=mine&owner=nobody&due=today';
    },
    reach: click('button', /^Views/),
  },
  { name: 'Command palette', person: 'manager', path: '/dashboard', reach: press('Control+k') },
  { name: 'Keyboard shortcuts', person: 'manager', path: '/dashboard', reach: press('?') },
  { name: 'Documents', person: 'manager', path: '/documents' },
  { name: 'Documents, archived', person: 'manager', path: '/documents', reach: click('tab', 'Archived') },
  { name: 'Documents, not loaded', person: 'manager', path: '/documents', isCutOff: true },
  { name: 'Upload', person: 'manager', path: '/documents', reach: click('button', 'Upload Document') },
  { name: 'Upload, files chosen', person: 'manager', path: '/documents', reach: chooseFiles },
  { name: 'Site Management', person: 'manager', path: '/contacts' },
  { name: 'Announcements', person: 'manager', path: '/announcements', prepare: announced },
  { name: 'Announcements, none', person: 'manager', path: '/announcements' },
  {
    name: 'New announcement',
    person: 'manager',
    path: '/announcements',
    reach: click('button', 'New Announcement'),
  },
  {
    name: 'New announcement, restored',
    person: 'manager',
    path: '/announcements',
    reach: async (page) => {
      await click('button', 'New Announcement')(page);
      await page.getByLabel('Title').fill('Kits of lot 12');
      await page.getByLabel('Text').fill('The first kits of lot 12 are on their way.');
      await page.reload();
      await click('button', 'New Announcement')(page);
      await page.getByText('This is your unsent announcement from earlier.').waitFor();
    },
  },
  { name: 'Share an answer', person: 'manager', path: '/announcements', prepare: toShare },
  { name: 'Shared answer', person: 'manager', path: '/announcements', prepare: shared },
  { name: 'Studies', person: 'administrator', path: '/studies' },
  { name: 'Study', person: 'administrator', path: '/studies', reach: click('link', 'LANTERN-3') },
  { name: 'Add study', person: 'administrator', path: '/studies', reach: click('button', 'Add Study') },
  { name: 'Access Management', person: 'administrator', path: '/team-management' },
  { name: 'Invite', person: 'administrator', path: '/team-management', reach: click('button', 'Invite User') },
  { name: 'Audit trail', person: 'administrator', path: '/audit' },
  { name: 'AI cost', person: 'administrator', path: '/usage' },
  { name: 'Reports', person: 'manager', path: '/reports' },
  {
    name: 'Reports, themes',
    person: 'manager',
    path: '/reports',
    prepare: async (_page, given) => `/reports?study=${(await askedAlike(given)).id}`,
  },
  { name: 'Questions of a figure', person: 'manager', path: '/reports?figure=asked' },
  { name: 'Settings', person: 'administrator', path: '/settings' },
  {
    name: 'Saved replies',
    person: 'administrator',
    path: '/saved-replies',
    prepare: async (_page, given) => {
      await storedReplies(given, null);
      return undefined;
    },
  },
  {
    name: 'Saved replies, add',
    person: 'administrator',
    path: '/saved-replies',
    reach: click('button', 'Add Saved Reply'),
  },
  { name: 'Settings, AI', person: 'administrator', path: '/settings', reach: click('tab', 'AI Configuration') },
  {
    name: 'Settings, notifications',
    person: 'administrator',
    path: '/settings',
    reach: click('tab', 'Notifications'),
  },
  { name: 'Settings, team', person: 'administrator', path: '/settings', reach: click('tab', 'Team Management') },
];

/** Every screen and state that is worth a look. */
export const SCREENS = [...PUBLIC, ...SITE, ...TEAM, ...REVIEW];
