import { ApiError } from './api-error.ts';

interface SendForm {
  setErrors: (errors: Record<string, string>) => void;
  /** Shows a refusal that concerns no field. */
  first: string;
  /** The server was not reached, or has failed. */
  onFailed: () => void;
}

/** Sends what a form has, and shows at its fields what the server refused. Resolves to whether it was sent. */
export async function sendForm(send: () => Promise<void>, { setErrors, first, onFailed }: SendForm): Promise<boolean> {
  try {
    await send();
    return true;
  } catch (error) {
    const refused = refusedFields(error, first);
    if (refused) setErrors(refused);
    else onFailed();
    return false;
  }
}

function refusedFields(error: unknown, first: string): Record<string, string> | null {
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) return null;
  return Object.keys(error.fields).length > 0 ? { ...error.fields } : { [first]: error.detail };
}
