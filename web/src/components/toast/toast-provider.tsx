import './toast-styles.ts';
import { SnackbarProvider } from 'notistack';
import type { ReactNode } from 'react';
import { addToastRoot } from './toast-root.ts';
import { ToastView } from './toast-view.tsx';

const ROOT = addToastRoot();

const VIEWS = { success: ToastView, error: ToastView, warning: ToastView };

/** Shows toasts at the lower right; built without the component library, since the landing page shows them too. */
export function ToastProvider({ children }: { children: ReactNode }) {
  return (
    <SnackbarProvider
      Components={VIEWS}
      maxSnack={3}
      preventDuplicate
      domRoot={ROOT}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    >
      {children}
    </SnackbarProvider>
  );
}
