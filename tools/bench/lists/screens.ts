import type { Locator, Page } from '@playwright/test';
import { rows } from '../../../e2e/harness/request-rows.ts';

export type Visitor = 'researcher' | 'administrator';

export interface ListScreen {
  name: string;
  path: string;
  visitor: Visitor;
  /** The first card or row. */
  first: (page: Page) => Locator;
  /** Typed into its search. */
  search: string;
  /** Of opening it. */
  mostReads: number;
}

const panel = (page: Page) => page.getByRole('tabpanel');
const TEXT = 'creatinine clearance';
const [DASHBOARD, LIST] = [120, 60];

export const SCREENS: readonly ListScreen[] = [
  {
    name: "team's dashboard, cards",
    path: '/dashboard?view=cards',
    visitor: 'administrator',
    first: (page) => panel(page).getByRole('article').first(),
    search: TEXT,
    mostReads: DASHBOARD,
  },
  {
    name: "team's dashboard, list",
    path: '/dashboard?view=list',
    visitor: 'administrator',
    first: (page) => rows(page).first(),
    search: TEXT,
    mostReads: DASHBOARD,
  },
  {
    name: "site's dashboard",
    path: '/site-dashboard',
    visitor: 'researcher',
    first: (page) =>
      panel(page)
        .getByRole('row')
        .filter({ has: page.getByRole('link') })
        .first(),
    search: TEXT,
    mostReads: DASHBOARD,
  },
  {
    name: 'Study Documents',
    path: '/documents',
    visitor: 'administrator',
    first: (page) => panel(page).getByRole('article').first(),
    search: 'manual 0123',
    mostReads: LIST,
  },
  {
    name: 'Access Management',
    path: '/team-management',
    visitor: 'administrator',
    first: (page) => page.getByRole('row').filter({ hasText: '@' }).first(),
    search: 'user-0123',
    mostReads: LIST,
  },
  {
    name: 'Site Management',
    path: '/contacts',
    visitor: 'administrator',
    first: (page) => page.getByRole('region', { name: 'Sites' }).getByRole('listitem').first(),
    search: 'clinic 0123',
    mostReads: LIST,
  },
];
