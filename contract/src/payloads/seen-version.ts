import { number } from 'yup';

const MESSAGE = 'Version must be a whole number';

/** The version that the change is based on; omit to change whatever version is stored. */
export function seenVersion() {
  return number().strict().typeError(MESSAGE).integer(MESSAGE).min(0, MESSAGE);
}
