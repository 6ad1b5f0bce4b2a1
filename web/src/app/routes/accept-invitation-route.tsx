import { useSearchParams } from 'react-router-dom';
import { RegisterPage } from '../../features/auth/components/register-page.tsx';

/** Registration, with the invitation's id in the query as `userId` or `id`. */
export function AcceptInvitationRoute() {
  const [params] = useSearchParams();
  const userId = params.get('userId') ?? params.get('id') ?? '';
  return <RegisterPage key={userId} userId={userId} />;
}
