import { boolean, string } from 'yup';
import { isRecordId } from '../record-id.ts';

/** A control character other than tab and line breaks, or half of a character. */
const UNPRINTABLE = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

/**
 * A text that is trimmed before it is checked, at most `max` long and free of control characters.
 * Anything but a text is refused, not converted.
 */
export function text(label: string, max: number) {
  return unconverted()
    .transform((value: unknown) => (typeof value === 'string' ? value.trim() : value))
    .typeError(`${label} must be a text`)
    .max(max, `${label} can have at most ${max.toLocaleString('en-US')} characters`)
    .test('printable', `${label} contains a character that cannot be used`, (value) => !UNPRINTABLE.test(value ?? ''));
}

/** The id of a record. It may be left out or empty unless the caller adds `required`. */
export function recordId(label: string) {
  return text(label, 128).test('id', `${label} is not known`, (value) => !value || isRecordId(value));
}

/** One of a few texts, as it is; anything else gets the message. It may be left out unless the caller adds `required`. */
export function choice<T extends string>(values: readonly T[], message: string) {
  return unconverted().typeError(message).oneOf(values, message);
}

/** A required choice among the keys of a table of labels. */
export function keyOf<T extends object>(labels: T, message: string) {
  return choice(Object.keys(labels) as Extract<keyof T, string>[], message).required(message);
}

/** A required boolean; nothing is converted to one. */
export function onOrOff(label: string) {
  const message = `${label} must be on or off`;
  return boolean().strict().typeError(message).required(message);
}

/** A text that nothing but a text becomes: yup would make one of a number, or of an object that says it can. */
function unconverted() {
  const schema = string();
  schema.spec.coerce = false;
  return schema;
}
