import { RouterProvider } from 'react-router-dom';
import { ToastProvider } from '../components/toast/toast-provider.tsx';
import { router } from './router.tsx';

export function App() {
  return (
    <ToastProvider>
      <RouterProvider router={router} />
    </ToastProvider>
  );
}
