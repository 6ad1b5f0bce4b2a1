import DialogContentText from '@mui/material/DialogContentText';
import { useReceivers } from '../api/use-receivers.ts';
import { receiversText } from '../receivers-text.ts';

interface BeforeSendingProps {
  /** Empty until one is chosen. */
  studyId: string;
}

export function BeforeSending({ studyId }: BeforeSendingProps) {
  const receivers = useReceivers(studyId);
  return (
    <DialogContentText variant="body2" role="status">
      {receivers
        ? receiversText(receivers)
        : 'Everybody who works on the study at its sites can read it, including anyone who joins later.'}{' '}
      Those there now are emailed a link, without the text. It cannot be changed or taken back once it is sent.
    </DialogContentText>
  );
}
