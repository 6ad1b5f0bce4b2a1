import { number } from 'yup';

const MESSAGE = 'Version must be a whole number';

/** The version the change is based on; omit to accept any. */
export function seenVersion() {
  return number().strict().typeError(MESSAGE).integer(MESSAGE).min(0, MESSAGE);
}
