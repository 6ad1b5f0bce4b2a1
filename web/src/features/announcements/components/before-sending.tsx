import DialogContentText from '@mui/material/DialogContentText';

export function BeforeSending() {
  return (
    <DialogContentText variant="body2">
      Everybody at the sites of the study reads it as you write it, also those who join later, and is mailed a link. It
      cannot be changed or taken back.
    </DialogContentText>
  );
}
