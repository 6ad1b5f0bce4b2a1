import { boolean, string } from 'yup';
import { isRecordId } from '../record-id.ts';
import { hasHidden, hasLineBreak, isVisible } from '../single-line.ts';

/** Control characters except tab and line breaks, or a lone surrogate. */
const UNPRINTABLE = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

/**
 * Trimmed, at most `max` long, without control characters; empty if nothing in it is visible. Other types are refused,
 * not converted.
 */
export function text(label: string, max: number) {
  return trimmed(label, max)
    .max(max, tooLong(label, max))
    .test('printable', unusable(label), (value) => isFarTooLong(value, max) || !UNPRINTABLE.test(value ?? ''));
}

/**
 * A name or title: as `text`, in NFC and on one line, without characters that a reader does not see. The limit also
 * applies to the compatibility form, which reserves names.
 */
export function singleLine(label: string, max: number) {
  return trimmed(label, max)
    .transform((value: unknown) =>
      typeof value === 'string' && !isFarTooLong(value, max) ? value.normalize('NFC') : value,
    )
    .max(max, tooLong(label, max))
    .test('expanded', tooLong(label, max), (value = '') => value.length > max || value.normalize('NFKC').length <= max)
    .test('line', `${label} must be a single line`, (value = '') => isFarTooLong(value, max) || !hasLineBreak(value))
    .test(
      'hidden',
      unusable(label),
      (value = '') => isFarTooLong(value, max) || hasLineBreak(value) || !hasHidden(value),
    );
}

function trimmed(label: string, max: number) {
  return unconverted()
    .transform((value: unknown) =>
      typeof value === 'string' && !isFarTooLong(value, max) ? (isVisible(value) ? value.trim() : '') : value,
    )
    .typeError(`${label} must be a text`);
}

/** Too long even without its blanks; examining a whole body of such text would take seconds. */
export function isFarTooLong(value: unknown, max: number): boolean {
  return typeof value === 'string' && value.length > 2 * max + 1_000;
}

const tooLong = (label: string, max: number) => `${label} can have at most ${max.toLocaleString('en-US')} characters`;
const unusable = (label: string) => `${label} contains a character that cannot be used`;

/** Optional, or empty, unless the caller adds `required`. */
export function recordId(label: string) {
  return text(label, 128).test('id', `${label} is not known`, (value) => !value || isRecordId(value));
}

/** Required: up to `max` ids, separated by commas. */
export function recordIds({ label, what, max }: { label: string; what: string; max: number }) {
  const message = `Name 1 to ${max} ${what} by id, separated by commas`;
  return text(label, max * 200)
    .required(message)
    .test('ids', message, (value) => {
      const ids = value.split(',');
      return ids.length <= max && ids.every(isRecordId);
    });
}

/** Optional unless the caller adds `required`. */
export function choice<T extends string>(values: readonly T[], message: string) {
  return unconverted().typeError(message).oneOf(values, message);
}

export function keyOf<T extends object>(labels: T, message: string) {
  return optionalKeyOf(labels, message).required(message);
}

export function optionalKeyOf<T extends object>(labels: T, message: string) {
  return choice(Object.keys(labels) as Extract<keyof T, string>[], message);
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
