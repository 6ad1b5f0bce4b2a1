import { fill, MESSAGES, type MessageKey } from '@trialdesk/contract/messages';
import { useSnackbar } from 'notistack';
import { useEffect, useMemo } from 'react';
import { takeReference } from '../../lib/error-reference.ts';

import { SETTLES } from './settles.ts';

type Values = Record<string, string>;

/** Returns how to close it. */
type Show = (message: MessageKey, values?: Values) => () => void;

export interface Toast {
  success: Show;
  warning: Show;
  error: Show;
  /** Closes an error that is over, for a success that needs no message. */
  settle: (message: MessageKey) => void;
}

/** In milliseconds. An error stays until it is dismissed, or settled. */
const DURATION = { success: 4_000, warning: 8_000, error: null };

/** Closes errors on the screen, by message. */
const errors = new Map<MessageKey, () => void>();

/** Texts on their way out, with what opens them again: until they are gone, notistack drops a repeat. */
const leaving = new Map<string, (() => void) | null>();

/** Call when the screens of all toasts are gone. */
export function forgetToasts(): void {
  errors.clear();
  leaving.clear();
}

/** Shows a contract message as a toast; `values` fill its placeholders. */
export function useToast(): Toast {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  return useMemo(() => {
    const settle = (message: MessageKey) => errors.get(message)?.();
    const show =
      (variant: keyof typeof DURATION): Show =>
      (key, values = {}) => {
        const { title, text } = MESSAGES[key];
        const autoHideDuration = DURATION[variant];
        const reference = variant === 'error' ? takeReference() : null;
        const shown = fill(text, values);
        const onClose = () => {
          // Called again for a toast that was closed while it came in.
          if (!leaving.has(shown)) leaving.set(shown, null);
        };
        const onExited = () => {
          const again = leaving.get(shown);
          leaving.delete(shown);
          // Behind the removal of this one.
          if (again) queueMicrotask(again);
        };
        // By its text as key, a repeat also closes the toast that was there already.
        const options = {
          key: shown,
          heading: fill(title, values),
          variant,
          reference,
          autoHideDuration,
          onClose,
          onExited,
        };
        let isOpen = false;
        const open = () => {
          isOpen = true;
          enqueueSnackbar(shown, options);
        };
        if (leaving.has(shown)) leaving.set(shown, open);
        else open();
        const close = () => {
          if (isOpen) closeSnackbar(shown);
          else if (leaving.get(shown) === open) leaving.set(shown, null);
        };
        if (variant === 'error') errors.set(key, close);
        if (variant === 'success') for (const settled of SETTLES[key] ?? []) settle(settled);
        return close;
      };
    return { success: show('success'), warning: show('warning'), error: show('error'), settle };
  }, [enqueueSnackbar, closeSnackbar]);
}

/** Shows the message when something has failed to load, until it recovers or its screen closes. */
export function useFailureToast(message: MessageKey, hasFailed: boolean): void {
  const toast = useToast();
  useEffect(() => (hasFailed ? toast.error(message) : undefined), [hasFailed, message, toast]);
}
