import { LoadFailed } from '../components/load-failed.tsx';
import { Page } from '../components/page.tsx';

/** Replaces a page that threw; the sidebar stays usable. */
export function PageFailed() {
  return (
    <Page title="Something went wrong">
      <LoadFailed title="This page could not be shown." onRetry={() => window.location.reload()} />
    </Page>
  );
}
