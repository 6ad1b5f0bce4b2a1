import { SiteDashboard } from '../../features/site-requests/components/site-dashboard.tsx';

export function SiteDashboardRoute() {
  return <SiteDashboard />;
}
