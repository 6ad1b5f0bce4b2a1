import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import type { RequestForm } from '../api/use-create-request.ts';
import { EMPTY_FORM } from './request-form-draft.ts';

interface KeepFormDraftProps {
  onChange: (draft: string) => void;
}

/** Hands on what stands in the form, each time it changes; an untouched form is no draft. */
export function KeepFormDraft({ onChange }: KeepFormDraftProps) {
  const { values } = useFormikContext<RequestForm>();
  useEffect(() => {
    const draft = JSON.stringify(values);
    onChange(draft === JSON.stringify(EMPTY_FORM) ? '' : draft);
  }, [values, onChange]);
  return null;
}
