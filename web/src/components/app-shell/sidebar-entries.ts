import { can } from '@trialdesk/contract/permissions';
import type { Role } from '@trialdesk/contract/roles';
import { PATHS } from '../../config/paths.ts';
import { homeOf } from '../../lib/session/guard.ts';

export type SidebarIcon =
  | 'requests'
  | 'documents'
  | 'studies'
  | 'sites'
  | 'announcements'
  | 'reports'
  | 'team'
  | 'audit'
  | 'usage'
  | 'settings';

export interface SidebarEntry {
  label: string;
  to: string;
  icon: SidebarIcon;
  /** Other path prefixes that highlight this entry. */
  owns: string[];
}

const REQUEST_PAGES = ['/dashboard', '/request/', '/site-dashboard', '/site-request/', '/submit-request'];

/** Sidebar entries by role (specification, section 2); studies are for the research team alone. */
export function sidebarEntries(role: Role): SidebarEntry[] {
  const entries: SidebarEntry[] = [
    { label: 'Requests', to: homeOf(role), icon: 'requests', owns: REQUEST_PAGES },
    { label: 'Documents', to: PATHS.documents, icon: 'documents', owns: [] },
  ];
  if (can({ role }, 'read_team')) entries.push({ label: 'Studies', to: PATHS.studies, icon: 'studies', owns: [] });
  entries.push({ label: 'Site Management', to: PATHS.contacts, icon: 'sites', owns: [] });
  if (can({ role }, 'read_announcements'))
    entries.push({ label: 'Announcements', to: PATHS.announcements, icon: 'announcements', owns: [] });
  if (can({ role }, 'read_reports')) entries.push({ label: 'Reports', to: PATHS.reports, icon: 'reports', owns: [] });
  if (can({ role }, 'manage_users')) {
    entries.push({ label: 'Access Management', to: PATHS.teamManagement, icon: 'team', owns: [] });
  }
  if (can({ role }, 'read_audit')) {
    entries.push({ label: 'Audit Trail', to: PATHS.audit, icon: 'audit', owns: [] });
  }
  if (can({ role }, 'read_usage')) entries.push({ label: 'AI Cost', to: PATHS.usage, icon: 'usage', owns: [] });
  return [...entries, { label: 'Settings', to: PATHS.settings, icon: 'settings', owns: [] }];
}

export function isCurrent(entry: SidebarEntry, pathname: string): boolean {
  return [entry.to, ...entry.owns].some((start) => pathname.startsWith(start));
}
