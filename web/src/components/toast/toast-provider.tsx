import './toast-styles.ts';
import { SnackbarProvider } from 'notistack';
import { useEffect, type ReactNode } from 'react';
import { addToastRoot } from './toast-root.ts';
import { ToastView } from './toast-view.tsx';
import { forgetToasts } from './use-toast.ts';

const ROOT = addToastRoot();

const VIEWS = { success: ToastView, error: ToastView, warning: ToastView };

/** Built without MUI, because the landing page shows toasts too. */
export function ToastProvider({ children }: { children: ReactNode }) {
  useEffect(() => forgetToasts, []);
  return (
    <SnackbarProvider
      Components={VIEWS}
      maxSnack={3}
      preventDuplicate
      domRoot={ROOT}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
    >
      {children}
    </SnackbarProvider>
  );
}
