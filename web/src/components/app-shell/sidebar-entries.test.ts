import { isCurrent, sidebarEntries } from './sidebar-entries.ts';

const labels = (role: Parameters<typeof sidebarEntries>[0]) => sidebarEntries(role).map((entry) => entry.label);

describe('sidebar', () => {
  it('shows Access Management, the audit trail and cost to Administrators only', () => {
    expect(labels('Administrator')).toEqual([
      'Requests',
      'Documents',
      'Studies',
      'Site Management',
      'Announcements',
      'Reports',
      'Access Management',
      'Audit Trail',
      'AI Cost',
      'Settings',
    ]);
    expect(labels('Site Manager')).toEqual([
      'Requests',
      'Documents',
      'Studies',
      'Site Management',
      'Announcements',
      'Reports',
      'Settings',
    ]);
  });

  it('shows no studies to Clinical Researchers', () => {
    expect(labels('Clinical Researcher')).toEqual([
      'Requests',
      'Documents',
      'Site Management',
      'Announcements',
      'Settings',
    ]);
  });

  it('highlights Studies also on the page of one', () => {
    for (const path of ['/studies', '/studies/s1']) {
      const current = sidebarEntries('Site Manager').filter((entry) => isCurrent(entry, path));
      expect(current.map((entry) => entry.label)).toEqual(['Studies']);
    }
  });

  it('highlights only Requests on request pages', () => {
    const current = sidebarEntries('Site Manager').filter((entry) => isCurrent(entry, '/request/r1'));
    expect(current.map((entry) => entry.label)).toEqual(['Requests']);
  });
});
