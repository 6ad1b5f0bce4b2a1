import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { EMPTY_FORM, type RequestForm } from '../request-form.ts';

interface SaveFormDraftProps {
  onChange: (draft: string) => void;
}

/** Reports form values on each change; an untouched form is not a draft. */
export function SaveFormDraft({ onChange }: SaveFormDraftProps) {
  const { values } = useFormikContext<RequestForm>();
  useEffect(() => {
    const draft = JSON.stringify(values);
    onChange(draft === JSON.stringify(EMPTY_FORM) ? '' : draft);
  }, [values, onChange]);
  return null;
}
