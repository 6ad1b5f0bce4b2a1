import { DashboardPage } from '../../features/requests/components/dashboard/dashboard-page.tsx';

export function DashboardRoute() {
  return <DashboardPage />;
}
