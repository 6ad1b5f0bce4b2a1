import { Routed } from '../components/routed.tsx';
import { ToastProvider } from '../components/toast/toast-provider.tsx';
import { router } from './router.tsx';

export function App() {
  return (
    <ToastProvider>
      <Routed router={router} />
    </ToastProvider>
  );
}
