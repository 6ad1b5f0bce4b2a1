import { useFormikContext } from 'formik';
import { useEffect, type RefObject } from 'react';

/** Fields are locked while a form is sent, which takes the focus from them. */
export function FocusAfterFailure({ home }: { home: RefObject<HTMLElement | null> }) {
  const { submitCount, isValid, isSubmitting } = useFormikContext();
  useEffect(() => {
    if (submitCount > 0 && isValid && !isSubmitting && document.activeElement === document.body) home.current?.focus();
  }, [submitCount, isValid, isSubmitting, home]);
  return null;
}
