import { SitesPage } from '../../features/sites/components/sites-page.tsx';

export function SitesRoute() {
  return <SitesPage />;
}
