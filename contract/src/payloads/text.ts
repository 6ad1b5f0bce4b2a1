import { string } from 'yup';

/** A control character other than tab and line breaks. */
const CONTROL = /[^\P{Cc}\t\n\r]/u;

/**
 * A text that is trimmed before it is checked, at most `max` long and free of control characters.
 * Anything but a text is refused, not converted.
 */
export function text(label: string, max: number) {
  return string()
    .transform((_value: unknown, original: unknown) => (typeof original === 'string' ? original.trim() : original))
    .typeError(`${label} must be a text`)
    .max(max, `${label} can have at most ${max.toLocaleString('en-US')} characters`)
    .test('printable', `${label} contains a character that cannot be used`, (value) => !CONTROL.test(value ?? ''));
}
