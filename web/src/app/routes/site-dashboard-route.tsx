import { lazy, Suspense } from 'react';
import { SiteDashboard } from '../../features/site-requests/components/site-dashboard.tsx';
import { loadCode } from '../../lib/code/load-code.ts';

const UnreadAnnouncements = lazy(async () => ({
  default: (await loadCode(() => import('../../features/announcements/components/unread-announcements.tsx')))
    .UnreadAnnouncements,
}));

export function SiteDashboardRoute() {
  const notices = (
    <Suspense>
      <UnreadAnnouncements />
    </Suspense>
  );
  return <SiteDashboard notices={notices} />;
}
