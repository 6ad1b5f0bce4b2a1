import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import type { NotificationChoices } from '@trialdesk/contract/entities/preferences';
import { askForNotices } from '../../../lib/desktop-notices/permission.ts';
import { useNoticePermission } from '../../../lib/desktop-notices/use-notice-permission.ts';

/** Explains why the browser shows no notifications although they are on. */
export function PermissionNote() {
  const permission = useNoticePermission();
  const { values } = useFormikContext<NotificationChoices>();
  if (!values.desktop) return null;
  switch (permission) {
    case 'granted':
      return null;
    case 'unsupported':
      return <Note>This browser does not support desktop notifications.</Note>;
    case 'denied':
      return <Note>This browser blocks notifications from TrialDesk. Allow them in its site settings.</Note>;
    case 'unasked':
      return (
        <Note
          action={
            <Button color="inherit" size="small" onClick={() => void askForNotices()}>
              Allow
            </Button>
          }
        >
          This browser needs your permission to show notifications.
        </Note>
      );
  }
}

function Note({ action, children }: { action?: ReactNode; children: string }) {
  return (
    <Alert severity="info" action={action} sx={{ mt: 1 }}>
      {children}
    </Alert>
  );
}
