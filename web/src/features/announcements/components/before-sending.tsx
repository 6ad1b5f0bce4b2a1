import DialogContentText from '@mui/material/DialogContentText';

export function BeforeSending() {
  return (
    <DialogContentText variant="body2">
      Everybody who works on the study at its sites can read it, also who joins later. Those there now are mailed a
      link, without the text. It cannot be changed or taken back once it is sent.
    </DialogContentText>
  );
}
