import { boolean, string } from 'yup';
import { isRecordId } from '../record-id.ts';

/** Control characters except tab and line breaks, or a lone surrogate. */
const UNPRINTABLE = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

/** Trimmed, at most `max` long, without control characters. Other types are refused, not converted. */
export function text(label: string, max: number) {
  return unconverted()
    .transform((value: unknown) => (typeof value === 'string' ? value.trim() : value))
    .typeError(`${label} must be a text`)
    .max(max, `${label} can have at most ${max.toLocaleString('en-US')} characters`)
    .test('printable', `${label} contains a character that cannot be used`, (value) => !UNPRINTABLE.test(value ?? ''));
}

/** Optional, or empty, unless the caller adds `required`. */
export function recordId(label: string) {
  return text(label, 128).test('id', `${label} is not known`, (value) => !value || isRecordId(value));
}

/** Optional unless the caller adds `required`. */
export function choice<T extends string>(values: readonly T[], message: string) {
  return unconverted().typeError(message).oneOf(values, message);
}

export function keyOf<T extends object>(labels: T, message: string) {
  return choice(Object.keys(labels) as Extract<keyof T, string>[], message).required(message);
}

/** Required; nothing is converted. */
export function onOrOff(label: string) {
  const message = `${label} must be on or off`;
  return boolean().strict().typeError(message).required(message);
}

/** Prevents yup from converting numbers and objects to text. */
function unconverted() {
  const schema = string();
  schema.spec.coerce = false;
  return schema;
}
