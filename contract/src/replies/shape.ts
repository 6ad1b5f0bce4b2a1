import { array, boolean, mixed, number, object, string, type InferType, type ObjectShape, type Schema } from 'yup';

/** An object of an answer: these fields, all of them, and no others. */
export function shape<S extends ObjectShape>(fields: S) {
  return object(fields).noUnknown().defined();
}

/** A text, which may be empty. */
export function words() {
  return string().defined();
}

/** A moment in UTC, to the millisecond, as ISO 8601. */
export function moment() {
  return string()
    .matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    .defined()
    .meta({ format: 'date-time' });
}

/** A whole number, not below `least`. */
export function whole(least = 0) {
  return number().integer().min(least).defined();
}

export function flag() {
  return boolean().defined();
}

/** One of a few texts. */
export function one<const T extends string>(values: readonly T[]) {
  return string().oneOf(values).defined();
}

/** A key of a table of labels. */
export function keyIn<T extends object>(labels: T) {
  return one(Object.keys(labels) as Extract<keyof T, string>[]);
}

export function list<T>(of: Schema<T>) {
  return array(of).defined();
}

/** An object whose fields are not stated. */
export function anyObject() {
  return mixed((value): value is Record<string, unknown> => typeof value === 'object' && !Array.isArray(value))
    .defined()
    .meta({ type: 'object' });
}

/** One of several kinds. */
export function anyOf<S extends Schema>(kinds: readonly S[]) {
  return mixed((value): value is InferType<S> => kinds.some((kind) => kind.isValidSync(value, { strict: true })))
    .defined()
    .meta({ anyOf: kinds });
}
