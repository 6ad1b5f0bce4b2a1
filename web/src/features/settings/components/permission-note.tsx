import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import type { NotificationChoices } from '@trialdesk/contract/entities/preferences';
import { askForNotices } from '../../../lib/desktop-notices/permission.ts';
import { useNoticePermission } from '../../../lib/desktop-notices/use-notice-permission.ts';

/** Says why a browser shows no desktop notifications although they are switched on. */
export function PermissionNote() {
  const permission = useNoticePermission();
  const { values } = useFormikContext<NotificationChoices>();
  if (!values.desktop) return null;
  switch (permission) {
    case 'granted':
      return null;
    case 'unsupported':
      return <Note>This browser cannot show desktop notifications.</Note>;
    case 'denied':
      return (
        <Note>
          This browser does not permit notifications from TrialDesk. Allow them in its settings for this page.
        </Note>
      );
    case 'unasked':
      return (
        <Note
          action={
            <Button color="inherit" size="small" onClick={() => void askForNotices()}>
              Allow
            </Button>
          }
        >
          This browser has not permitted notifications yet.
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
