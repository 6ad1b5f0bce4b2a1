import { Navigate } from 'react-router-dom';
import { Spinner } from '../../components/spinner.tsx';
import { ENV } from '../../config/env.ts';
import { PATHS } from '../../config/paths.ts';
import { LandingPage } from '../../features/landing/components/landing-page.tsx';

/** On the institution's own host, visitors go straight to login. */
export function LandingRoute() {
  if (ENV.institutionalHost !== '' && window.location.hostname === ENV.institutionalHost) {
    return (
      <>
        <Navigate to={PATHS.login} replace />
        <Spinner />
      </>
    );
  }
  return <LandingPage demoUrl={ENV.demoSchedulingUrl} />;
}
