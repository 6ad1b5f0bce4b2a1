import Backdrop from '@mui/material/Backdrop';
import { Spinner } from './spinner.tsx';

/** Stands in for a dialog whose code is still on its way. */
export function DialogComing() {
  return (
    <Backdrop open sx={{ zIndex: 'modal' }}>
      <Spinner />
    </Backdrop>
  );
}
