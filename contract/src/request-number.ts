const DIGITS = 4;
const NUMBER = /^([A-Z][A-Z0-9]{0,11})[- ]?0*(\d{1,9})$/;
const WRITTEN = /-(\d+)$/;

/** "WAY-0042": the study's prefix and the request's place in the study. */
export function requestNumber(prefix: string, sequence: number): string {
  return `${prefix}-${String(sequence).padStart(DIGITS, '0')}`;
}

/** Place in the study of a number; 0 for any other text. */
export function sequenceOf(number: string): number {
  return Number(WRITTEN.exec(number)?.[1] ?? 0);
}

/** The number that somebody typed, also as "way-42" or "WAY 42"; null for any other text. */
export function typedNumber(text: string): string | null {
  const [, prefix, sequence] = NUMBER.exec(text.trim().toUpperCase()) ?? [];
  return prefix === undefined || sequence === undefined ? null : requestNumber(prefix, Number(sequence));
}
