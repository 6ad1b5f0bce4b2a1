import Alert from '@mui/material/Alert';

/** Before anything is typed in vain. */
export function NoSiteNotice() {
  return (
    <Alert severity="warning">
      Your account is not associated with a site. Ask an administrator to assign one before you fill in a request.
    </Alert>
  );
}
