import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import type { RequestForm } from '../request-form.ts';

interface RestoredDraftNoticeProps {
  empty: RequestForm;
}

/** Says that the form is filled in from earlier, and offers to start over. */
export function RestoredDraftNotice({ empty }: RestoredDraftNoticeProps) {
  const { resetForm } = useFormikContext<RequestForm>();
  const [isShown, setIsShown] = useState(true);
  if (!isShown) return null;
  const discard = () => {
    setIsShown(false);
    resetForm({ values: empty });
    document.getElementById('title')?.focus();
  };
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <Button size="small" color="inherit" onClick={discard}>
          Discard
        </Button>
      }
    >
      This is your unsent request from earlier.
    </Alert>
  );
}
