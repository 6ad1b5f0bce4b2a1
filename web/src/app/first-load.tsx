import { Spinner } from '../components/spinner.tsx';
import { useWaitsForCode } from '../lib/code/waiting.ts';

const CAPTION = 'There is no connection. The page opens as soon as you are back online.';

/** Before the first page of a visit. */
export function FirstLoad() {
  return <Spinner {...(useWaitsForCode() && { caption: CAPTION })} />;
}
