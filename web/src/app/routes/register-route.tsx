import { useParams } from 'react-router-dom';
import { RegisterPage } from '../../features/auth/components/register-page.tsx';

export function RegisterRoute() {
  const { userId = '' } = useParams();
  return <RegisterPage key={userId} userId={userId} />;
}
