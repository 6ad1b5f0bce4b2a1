import Backdrop from '@mui/material/Backdrop';
import { Spinner } from './spinner.tsx';

/** Fallback while a lazy dialog loads. */
export function DialogLoading() {
  return (
    <Backdrop open sx={{ zIndex: 'modal' }}>
      <Spinner />
    </Backdrop>
  );
}
