import { array, boolean, mixed, number, object, string, type InferType, type ObjectShape, type Schema } from 'yup';

/** Describes exactly T. The function type makes T invariant: a wider or narrower schema does not compile. */
export type ReplySchema<T> = Schema<T> & { readonly describesExactly?: (value: T) => T };

export function shape<T extends object>(fields: { [Field in keyof T]-?: ReplySchema<T[Field]> }): ReplySchema<T> {
  // yup cannot infer the type from a mapped type.
  return object(fields as ObjectShape)
    .noUnknown()
    .defined() as Schema<unknown> as ReplySchema<T>;
}

/** Possibly empty. */
export function text(): ReplySchema<string> {
  return string().defined();
}

/** ISO 8601, UTC, with milliseconds. */
const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

export function timestamp(): ReplySchema<string> {
  return string().matches(TIMESTAMP).defined().meta({ format: 'date-time' });
}

export function integer(minimum = 0): ReplySchema<number> {
  return number().integer().min(minimum).defined();
}

export function decimal(): ReplySchema<number> {
  return number().defined();
}

export function flag(): ReplySchema<boolean> {
  return boolean().defined();
}

export function oneOf<const Values extends readonly string[]>(values: Values): ReplySchema<Values[number]> {
  return string<Values[number]>().oneOf(values).defined();
}

export function keyOf<Labels extends object>(labels: Labels): ReplySchema<Extract<keyof Labels, string>> {
  return oneOf(Object.keys(labels) as Extract<keyof Labels, string>[]);
}

export function list<T>(of: ReplySchema<T>): ReplySchema<T[]> {
  return array(of).defined();
}

export function nullable<T>(schema: ReplySchema<T>): ReplySchema<T | null> {
  return schema.nullable() as ReplySchema<T | null>;
}

/** A field that may be absent. */
export function optional<T>(schema: ReplySchema<T>): ReplySchema<T | undefined> {
  return schema.optional() as ReplySchema<T | undefined>;
}

/** Fields are not described. */
export function anyObject(): ReplySchema<Record<string, unknown>> {
  return mixed((value): value is Record<string, unknown> => typeof value === 'object' && !Array.isArray(value))
    .defined()
    .meta({ type: 'object' });
}

export function anyOf<Kinds extends readonly Schema[]>(kinds: Kinds): ReplySchema<InferType<Kinds[number]>> {
  return mixed((value): value is InferType<Kinds[number]> =>
    kinds.some((kind) => kind.isValidSync(value, { strict: true })),
  )
    .defined()
    .meta({ anyOf: kinds });
}
