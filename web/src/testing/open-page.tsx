import { jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { fill, MESSAGES, type MessageKey } from '@trialdesk/contract/messages';
import { API_BASE } from '@trialdesk/contract/paths';
import type { Role } from '@trialdesk/contract/roles';
import { act, cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import type { ComponentType } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import type { Member } from '../lib/session/session.ts';
import { MemoryFirestore } from './memory-firestore.ts';

/** Of the API: status 200 unless given; a call that fails, or one that is still waited for. */
type Reply = { body?: unknown; status?: number } | 'no response' | 'no reply yet';

/** By method and path, such as `GET /sites`. */
type Replies = Record<string, Reply>;

interface Opening {
  /** Null for a page that needs no sign-in. */
  as: Role | null;
  member?: Partial<Member>;
  /** With search parameters, if any. */
  path: string;
  /** The route's pattern, where it has parameters. */
  route?: string;
  replies?: Replies;
}

interface OpenedPage {
  /** What the API replies from now on to this call. */
  reply: (call: string, reply: Reply) => void;
  /** Bodies of this call so far. */
  sent: (call: string) => unknown[];
}

/** What the database has; of one test. */
export const records = new MemoryFirestore();

// What reaches Firebase. Everything above is the application's own: theme, router, session, API client, live lists.
jest.unstable_mockModule('firebase/firestore', () => records.module());
jest.unstable_mockModule('reactfire', () => ({ useFirestore: () => records }));
// Of what browsers have, jsdom has no such style sheets.
jest.unstable_mockModule('../components/toast/toast-styles.ts', () => ({}));
jest.unstable_mockModule('../lib/firebase/app-check.ts', () => ({ appCheckHeaders: () => Promise.resolve({}) }));
jest.unstable_mockModule('../lib/firebase/auth.ts', () => ({
  auth: { currentUser: { getIdToken: () => Promise.resolve('token') } },
}));

const { ThemeProvider } = await import('@mui/material/styles');
const { theme } = await import('../config/theme.ts');
const { Routed } = await import('../components/routed.tsx');
const { ToastProvider } = await import('../components/toast/toast-provider.tsx');
const { FetchCache } = await import('../lib/fetch-cache.tsx');
const { KeepState } = await import('../lib/kept-state.tsx');
const { SessionContext } = await import('../lib/session/session-context.ts');
const { openStorage } = await import('../lib/storage/browser-storage.ts');

// Limits that only hanging exceeds.
configure({ asyncUtilTimeout: 20_000 });
jest.setTimeout(60_000);

// jsdom has none of these, every browser has.
Object.defineProperty(window.crypto, 'randomUUID', { value: randomUUID });
Object.assign(window, { scrollTo: () => undefined, matchMedia: mediaQuery });
Element.prototype.scrollIntoView = () => undefined;
// Nothing has a size in jsdom, and lists render no row without.
for (const size of ['clientHeight', 'clientWidth', 'offsetHeight', 'offsetWidth']) {
  Object.defineProperty(HTMLElement.prototype, size, { value: 400 });
}

const MEMBER: Member = {
  user_id: 'member',
  name: 'Robin Example',
  email: 'robin@example.test',
  role: 'Site Manager',
  site_id: '',
  site_name: '',
  site_ids: [],
  site_names: [],
  study_ids: [],
  since: 0,
};

/** Shows a page as the application does, without the frame around it. */
export async function openPage(
  Page: ComponentType,
  { as, member, path, route, replies = {} }: Opening,
): Promise<OpenedPage> {
  const known: Replies = { ...replies };
  const calls: { call: string; body: unknown }[] = [];
  Object.assign(window, {
    fetch: (url: string, { method = 'GET', body }: RequestInit = {}) => {
      const call = `${method} ${url.replace(API_BASE, '').replace(/\?.*/, '')}`;
      calls.push({ call, body: typeof body === 'string' ? JSON.parse(body) : body });
      const reply = known[call];
      if (reply === undefined) return Promise.reject(new Error(`No reply is set for ${call}`));
      if (reply === 'no reply yet') return new Promise(() => undefined);
      return reply === 'no response'
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve(Response.json(reply.body ?? {}, { status: reply.status ?? 200 }));
    },
  });
  const signedIn = as && { ...MEMBER, role: as, ...member };
  openStorage(signedIn?.user_id ?? '');
  const session = signedIn
    ? ({ status: 'signed-in', member: signedIn, connected: true } as const)
    : ({ status: 'signed-out', ended: false, awaits: null } as const);
  const unused = () => Promise.reject(new Error('Pages do not sign in or out by themselves'));
  const value = {
    session,
    signIn: unused,
    signOut: unused,
    signOutIdle: unused,
    renew: unused,
    retry: unused,
  };
  const router = createMemoryRouter(
    [
      { path: route ?? path.replace(/\?.*/, ''), element: <Page /> },
      { path: '*', element: <p>Another page</p> },
    ],
    { initialEntries: [path] },
  );
  await act(async () => {
    render(
      <ThemeProvider theme={theme}>
        <ToastProvider>
          <SessionContext value={value}>
            <FetchCache>
              <KeepState>
                <main id="main" tabIndex={-1}>
                  <Routed router={router} />
                </main>
              </KeepState>
            </FetchCache>
          </SessionContext>
        </ToastProvider>
      </ThemeProvider>,
    );
    await Promise.resolve();
  });
  return {
    reply: (call, reply) => {
      known[call] = reply;
    },
    sent: (call) => calls.filter((each) => each.call === call).map(({ body }) => body),
  };
}

/** Of a screen 1280 pixels wide, whose pointer is a mouse and whose user prefers no motion and no dark theme. */
function mediaQuery(media: string) {
  const [, bound, width] = /(min|max)-width:\s*([\d.]+)px/.exec(media) ?? [];
  const matches =
    bound === 'min' ? Number(width) <= 1280 : bound === 'max' ? Number(width) >= 1280 : /reduce|fine/.test(media);
  const none = () => undefined;
  return { media, matches, addEventListener: none, removeEventListener: none, addListener: none, removeListener: none };
}

/** Waits for the toast. */
export async function expectToast(key: MessageKey, values: Record<string, string> = {}): Promise<void> {
  const { title, text } = MESSAGES[key];
  await screen.findByText((_text, element) => {
    const isToast = ['alert', 'status'].includes(element?.getAttribute('role') ?? '');
    const shown = element?.textContent ?? '';
    return isToast && shown.includes(fill(title, values)) && shown.includes(fill(text, values));
  });
}

/** Expects a validation error that is linked to its field for assistive technology. */
export function expectFieldError(field: HTMLElement, ...messages: string[]): void {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(messages);
  expect(field.getAttribute('aria-invalid')).toBe('true');
}

/** Takes the one action that an empty place offers, and expects that it goes with it, and the focus to the page's content. */
export async function takeOffer(name: string): Promise<void> {
  const offer = await screen.findByRole('button', { name });
  offer.focus();
  fireEvent.click(offer);
  await waitFor(() => expect(offer.isConnected).toBe(false));
  expect(document.activeElement?.id).toBe('main');
}

const ABOUT_MAIN = ['landmark-main-is-top-level', 'landmark-no-duplicate-main', 'landmark-unique'];

/** All but colours, which jsdom does not know. `hasOwnMain` is for pages without the application's frame. */
export async function expectAccessible({ hasOwnMain = false } = {}): Promise<void> {
  const off = ['color-contrast', ...(hasOwnMain ? ABOUT_MAIN : [])];
  const rules = Object.fromEntries(off.map((rule) => [rule, { enabled: false }]));
  const { violations } = await axe.run(document.body, { rules });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`)).toEqual([]);
}

// As in a browser, screens change when they have something to show; tests wait for it.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

afterEach(() => {
  cleanup();
  records.clear();
  window.localStorage.clear();
  window.sessionStorage.clear();
});
