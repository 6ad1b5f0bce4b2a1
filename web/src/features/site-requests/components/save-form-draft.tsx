import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { isFilledIn, type RequestForm } from '../request-form.ts';

interface SaveFormDraftProps {
  empty: RequestForm;
  onChange: (draft: string) => void;
}

/** Reports form values on each change; an untouched form is not a draft. */
export function SaveFormDraft({ empty, onChange }: SaveFormDraftProps) {
  const { values } = useFormikContext<RequestForm>();
  useEffect(() => {
    onChange(isFilledIn(values, empty) ? JSON.stringify(values) : '');
  }, [values, empty, onChange]);
  return null;
}
