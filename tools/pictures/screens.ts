import type { Page } from '@playwright/test';
import type { ViewQuery } from '@trialdesk/contract/entities/saved-view';
import { LIMITS } from '@trialdesk/contract/limits';
import { users } from '../../functions/src/firebase/collections.ts';
import { DEMO_ACCOUNTS } from '../demo/accounts.ts';
import { answeredBefore } from '../../e2e/harness/answered-before.ts';
import { reviewPath } from '../../e2e/harness/drafted-request.ts';
import { evaluatedRequest } from '../../e2e/harness/evaluated-request.ts';
import type { Given } from '../../e2e/harness/given.ts';
import { storedReplies } from '../../e2e/harness/stored-replies.ts';
import { storedStreak } from '../../e2e/harness/stored-streak.ts';
import { storedViews } from '../../e2e/harness/stored-views.ts';
import type { Person } from '../../e2e/harness/journey.ts';

interface Screen {
  name: string;
  /** Null when nobody is signed in. */
  person: Person | null;
  path: string;
  /** Leads from the page to the state to be shown. */
  reach?: (page: Page) => Promise<unknown>;
  /** Before the page is opened; returns its path if that depends on data. */
  prepare?: (page: Page | null, given: Given) => Promise<string | undefined>;
  /** The connection to the database is cut. */
  isCutOff?: true;
}

const click = (role: 'button' | 'tab' | 'link', name: string | RegExp) => (page: Page) =>
  page.getByRole(role, { name }).first().click();

const open = (address: string) => async (page: Page) => {
  await page.locator(`a[href^="${address}"]`).first().click();
  await page.getByRole('article').first().waitFor({ timeout: 30_000 });
};

const press = (keys: string) => async (page: Page) => {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press(keys);
  await page.getByRole('dialog').first().waitFor();
};

/** The first request of the list, then what leads further. */
const inRequest = (address: string, then: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await open(address)(page);
  await then(page);
};

const writeNote = async (page: Page) => {
  await click('tab', /^Notes/)(page);
  await page.getByRole('textbox', { name: 'Note', exact: true }).fill('Asked the medical monitor.\nNo answer yet.');
  await click('button', 'Add Note')(page);
  await page.getByRole('list', { name: 'Notes, newest first' }).waitFor();
};

const OWN_VIEWS: Record<string, ViewQuery> = {
  'Unassigned and due today': { view: 'list', scope: 'mine', owner: 'nobody', due: 'soon' },
  'Mine by study': { view: 'list', scope: 'mine', owner: 'me', group: 'study' },
};

const SHARED_VIEWS: Record<string, ViewQuery> = {
  'May need a safety report, at all sites of the organization': { view: 'list', scope: 'all', safety: 'yes' },
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
      return '/dashboard?view=list&scope=mine&owner=nobody&due=soon';
    },
    reach: click('button', /^Views/),
  },
  { name: 'Command palette', person: 'manager', path: '/dashboard', reach: press('Control+k') },
  { name: 'Keyboard shortcuts', person: 'manager', path: '/dashboard', reach: press('?') },
  // Its draft cites the protocol.
  { name: 'Review', person: 'manager', path: '/dashboard?q=No+IMP+for+5+days', reach: open('/request/') },
  {
    name: 'Review, source',
    person: 'manager',
    path: '/dashboard?q=No+IMP+for+5+days',
    reach: inRequest('/request/', click('button', /, page \d+$/)),
  },
  {
    name: 'Review, earlier answers',
    person: 'manager',
    path: '/dashboard',
    prepare: async (_page, given) => reviewPath((await answeredBefore(given)).request),
    reach: async (page) => {
      await click('tab', 'Earlier answers')(page);
      await page
        .getByRole('button', { name: /^Insert the answer/ })
        .first()
        .click();
      await page.getByText(/^Inserted at the end/).waitFor();
    },
  },
  { name: 'Review, notes', person: 'manager', path: '/dashboard', reach: inRequest('/request/', writeNote) },
  { name: 'Review, completed', person: 'manager', path: '/dashboard?tab=completed', reach: open('/request/') },
  {
    name: 'Review, change evaluation',
    person: 'manager',
    path: '/dashboard',
    prepare: async (_page, given) => {
      const { docs } = await users().where('email', '==', DEMO_ACCOUNTS.manager.email).get();
      const [by] = docs.map((doc) => doc.data());
      if (!by) return undefined;
      return reviewPath(await evaluatedRequest(given, { site: await given.site('Harbor Clinic'), by }));
    },
    reach: click('button', 'Change evaluation'),
  },
  {
    name: 'Review, reminder to evaluate',
    person: 'manager',
    path: '/dashboard?q=No+IMP+for+5+days',
    prepare: async (_page, given) => {
      const { docs } = await users().where('email', '==', DEMO_ACCOUNTS.manager.email).get();
      for (const { id } of docs) await storedStreak(given, id, LIMITS.presetEvaluations);
      return undefined;
    },
    reach: inRequest('/request/', (page) => page.getByRole('note').scrollIntoViewIfNeeded()),
  },
  { name: 'Review, not found', person: 'manager', path: '/request/nowhere' },
  { name: 'Documents', person: 'manager', path: '/documents' },
  { name: 'Documents, archived', person: 'manager', path: '/documents', reach: click('tab', 'Archived') },
  { name: 'Documents, not loaded', person: 'manager', path: '/documents', isCutOff: true },
  { name: 'Upload', person: 'manager', path: '/documents', reach: click('button', 'Upload Document') },
  { name: 'Site Management', person: 'manager', path: '/contacts' },
  { name: 'Studies', person: 'administrator', path: '/studies' },
  { name: 'Study', person: 'administrator', path: '/studies', reach: click('link', 'LANTERN-3') },
  { name: 'Add study', person: 'administrator', path: '/studies', reach: click('button', 'Add Study') },
  { name: 'Access Management', person: 'administrator', path: '/team-management' },
  { name: 'Invite', person: 'administrator', path: '/team-management', reach: click('button', 'Invite User') },
  { name: 'Audit trail', person: 'administrator', path: '/audit' },
  { name: 'AI cost', person: 'administrator', path: '/usage' },
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
export const SCREENS = [...PUBLIC, ...SITE, ...TEAM];
