import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

/** Focuses the first invalid field after a rejected submit. Place it anywhere inside the form element. */
export function FocusFirstError() {
  const { submitCount, isValid, isSubmitting } = useFormikContext();
  const place = useRef<HTMLSpanElement>(null);
  const handled = useRef(0);
  useEffect(() => {
    if (submitCount === handled.current || isSubmitting) return;
    handled.current = submitCount;
    if (!isValid) place.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isValid, isSubmitting]);
  return <span ref={place} hidden />;
}
