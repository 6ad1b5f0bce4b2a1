import { number } from 'yup';

const MESSAGE = 'Version must be a whole number';

/** The version that somebody saw of what they change; left out, the change is made on whatever stands. */
export function seenVersion() {
  return number().strict().typeError(MESSAGE).integer(MESSAGE).min(0, MESSAGE);
}
