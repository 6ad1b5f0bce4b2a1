import { SnackbarContent, useSnackbar, type CustomContentProps } from 'notistack';
import type { Ref } from 'react';
import './toast.css';

declare module 'notistack' {
  interface VariantOverrides {
    success: { heading: string; reference: string | null };
    error: { heading: string; reference: string | null };
    warning: { heading: string; reference: string | null };
    info: false;
  }
}

const MARKS: Record<string, string> = {
  success: 'M4 10.5l4 4 8-9',
  error: 'M10 5.5v5.5M10 14.5v.1M10 1.8a8.2 8.2 0 100 16.4 8.2 8.2 0 000-16.4z',
  warning: 'M10 7v4M10 14v.1M10 2.5L1.8 17h16.4z',
};

interface ToastViewProps extends CustomContentProps {
  /** Empty if the message says it all. */
  heading: string;
  /** Of the line in the server's logs. */
  reference: string | null;
  ref?: Ref<HTMLDivElement>;
}

export function ToastView({ id, heading, reference, message, variant, style, ref }: ToastViewProps) {
  const { closeSnackbar } = useSnackbar();
  return (
    <SnackbarContent {...(ref ? { ref } : {})} style={style}>
      <div className="td-toast" data-kind={variant} role={variant === 'success' ? 'status' : 'alert'}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d={MARKS[variant]} />
        </svg>
        <div>
          {heading !== '' && <div className="td-toast-title">{heading}</div>}{' '}
          <div className="td-toast-text">{message}</div>
          {reference !== null && <div className="td-toast-text">Reference: {reference}</div>}
        </div>
        <button type="button" className="td-toast-close" aria-label="Dismiss" onClick={() => closeSnackbar(id)}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M5 5l10 10M15 5L5 15" />
          </svg>
        </button>
      </div>
    </SnackbarContent>
  );
}
