import { fill, MESSAGES, type MessageKey } from '@trialdesk/contract/messages';
import { useSnackbar } from 'notistack';
import { useMemo } from 'react';

type Values = Record<string, string>;

export interface Toast {
  success: (message: MessageKey, values?: Values) => void;
  warning: (message: MessageKey, values?: Values) => void;
  error: (message: MessageKey, values?: Values) => void;
}

const DURATION = { success: 6_000, warning: 9_000, error: 9_000 };

/** Shows a contract message as a toast; `values` fill its placeholders. */
export function useToast(): Toast {
  const { enqueueSnackbar } = useSnackbar();
  return useMemo(() => {
    const show =
      (variant: keyof typeof DURATION) =>
      (key: MessageKey, values: Values = {}) => {
        const { title, text } = MESSAGES[key];
        const autoHideDuration = DURATION[variant];
        enqueueSnackbar(fill(text, values), { variant, heading: fill(title, values), autoHideDuration });
      };
    return { success: show('success'), warning: show('warning'), error: show('error') };
  }, [enqueueSnackbar]);
}
