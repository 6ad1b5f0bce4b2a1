import { initials } from './initials.ts';
import { isCurrent, sidebarEntries } from './sidebar-entries.ts';

const labels = (role: Parameters<typeof sidebarEntries>[0]) => sidebarEntries(role).map((entry) => entry.label);

describe('sidebar', () => {
  it('shows Access Management to Administrators only', () => {
    expect(labels('Administrator')).toEqual([
      'Requests',
      'Documents',
      'Site Management',
      'Access Management',
      'Settings',
    ]);
    expect(labels('Site Manager')).toEqual(['Requests', 'Documents', 'Site Management', 'Settings']);
    expect(labels('Clinical Researcher')).toEqual(labels('Site Manager'));
  });

  it('highlights only Requests on request pages', () => {
    const current = sidebarEntries('Site Manager').filter((entry) => isCurrent(entry, '/request/r1'));
    expect(current.map((entry) => entry.label)).toEqual(['Requests']);
  });

  it.each([
    ['Rosa Imani Okafor', 'RO'],
    ['  ada ', 'A'],
    ['', 'U'],
  ])('derives initials from %p', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});
