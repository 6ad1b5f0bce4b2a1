import { useSearchParams } from 'react-router-dom';
import { ResetPasswordPage } from '../../features/auth/components/reset-password-page.tsx';

/** The link of the mail, with its token in the query. */
export function ResetPasswordRoute() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  return <ResetPasswordPage key={token} token={token} />;
}
