import { useFormikContext } from 'formik';
import { useEffect } from 'react';

interface SaveFormDraftProps {
  /** Before anything is typed or chosen. */
  empty: object;
  onChange: (draft: string) => void;
}

/** Reports form values on each change, as JSON; an untouched form is no draft, and empty. */
export function SaveFormDraft({ empty, onChange }: SaveFormDraftProps) {
  const { values } = useFormikContext();
  useEffect(() => {
    const draft = JSON.stringify(values);
    onChange(draft === JSON.stringify(empty) ? '' : draft);
  }, [values, empty, onChange]);
  return null;
}
