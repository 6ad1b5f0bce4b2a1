import { can } from '@trialdesk/contract/permissions';
import type { Role } from '@trialdesk/contract/roles';
import { PATHS } from '../../config/paths.ts';
import { homeOf } from '../../lib/session/guard.ts';

export type SidebarIcon = 'requests' | 'documents' | 'sites' | 'team' | 'settings';

export interface SidebarEntry {
  label: string;
  to: string;
  icon: SidebarIcon;
  /** Other path prefixes that highlight this entry. */
  owns: string[];
}

const REQUEST_PAGES = ['/dashboard', '/request/', '/site-dashboard', '/site-request/', '/submit-request'];

/** Sidebar entries by role (specification, section 2). */
export function sidebarEntries(role: Role): SidebarEntry[] {
  const entries: SidebarEntry[] = [
    { label: 'Requests', to: homeOf(role), icon: 'requests', owns: REQUEST_PAGES },
    { label: 'Documents', to: PATHS.documents, icon: 'documents', owns: [] },
    { label: 'Site Management', to: PATHS.contacts, icon: 'sites', owns: [] },
  ];
  if (can({ role }, 'manage_users')) {
    entries.push({ label: 'Access Management', to: PATHS.teamManagement, icon: 'team', owns: [] });
  }
  return [...entries, { label: 'Settings', to: PATHS.settings, icon: 'settings', owns: [] }];
}

export function isCurrent(entry: SidebarEntry, pathname: string): boolean {
  return [entry.to, ...entry.owns].some((start) => pathname.startsWith(start));
}
