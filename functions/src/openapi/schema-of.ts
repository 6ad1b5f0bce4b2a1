import {
  isSchema,
  type Schema,
  type SchemaDescription,
  type SchemaFieldDescription,
  type SchemaInnerTypeDescription,
  type SchemaObjectDescription,
} from 'yup';

/** JSON Schema 2020-12, as used by OpenAPI 3.1; only what the contract's schemas need. */
export interface JsonSchema {
  type?: string | string[];
  enum?: unknown[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  default?: unknown;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

/** Rules that JSON Schema cannot express (conditions, own tests) are left out. */
export function schemaOf(schema: Schema): JsonSchema {
  return described(schema.describe());
}

function described(field: SchemaFieldDescription): JsonSchema {
  if (!isTyped(field)) throw new Error(`A field of type ${field.type} cannot be described`);
  const { nullable, oneOf, default: preset, meta } = field;
  if (isChoiceOfKinds(meta)) return { anyOf: [...meta.anyOf.map(schemaOf), ...(nullable ? [{ type: 'null' }] : [])] };
  const values = oneOf.filter((value) => value !== null);
  return {
    ...typed(field, nullable),
    ...(values.length > 0 ? { enum: values } : {}),
    ...(preset === undefined || isObject(field) ? {} : { default: preset }),
    ...(isFormat(meta) ? { format: meta.format } : {}),
  };
}

function typed(field: SchemaDescription, nullable: boolean): JsonSchema {
  const type = (name: string) => (nullable ? [name, 'null'] : name);
  const limit = (name: string) => limitOf(field, name);
  if (isObject(field)) {
    const required = Object.entries(field.fields).filter(([, inner]) => isTyped(inner) && isRequired(inner));
    return {
      type: type('object'),
      properties: Object.fromEntries(Object.entries(field.fields).map(([name, inner]) => [name, described(inner)])),
      ...(required.length > 0 ? { required: required.map(([name]) => name) } : {}),
    };
  }
  if (isArray(field)) {
    const { innerType } = field;
    const items = innerType && !Array.isArray(innerType) ? { items: described(innerType) } : {};
    return { type: type('array'), ...items, ...defined({ minItems: limit('min'), maxItems: limit('max') }) };
  }
  const whole = field.tests.some(({ name }) => name === 'integer');
  switch (field.type) {
    case 'string':
      return {
        type: type('string'),
        ...defined({ minLength: limit('min'), maxLength: limit('max') }),
        ...(field.tests.some(({ name }) => name === 'email') ? { format: 'email' } : {}),
      };
    case 'number':
      return {
        type: type(whole ? 'integer' : 'number'),
        ...defined({ minimum: limit('min'), maximum: limit('max') }),
      };
    case 'boolean':
      return { type: type('boolean') };
    case 'mixed':
      if (isOfType(field.meta)) return { type: type(field.meta.type) };
      throw new Error('A field that can be everything cannot be described');
    default:
      throw new Error(`A field of type ${field.type} cannot be described`);
  }
}

function limitOf({ tests }: SchemaDescription, name: string): number | undefined {
  const limit = tests.find((test) => test.name === name)?.params?.[name];
  return typeof limit === 'number' ? limit : undefined;
}

function defined<T extends Record<string, number | undefined>>(limits: T): Partial<Record<keyof T, number>> {
  return Object.fromEntries(Object.entries(limits).filter(([, limit]) => limit !== undefined)) as Partial<
    Record<keyof T, number>
  >;
}

/** A field with a default is optional. The default of an object is that of its fields. */
function isRequired(field: SchemaDescription): boolean {
  return !field.optional && (isObject(field) || field.default === undefined);
}

function isTyped(field: SchemaFieldDescription): field is SchemaDescription {
  return 'tests' in field;
}

function isObject(field: SchemaFieldDescription): field is SchemaObjectDescription {
  return field.type === 'object' && 'fields' in field;
}

function isArray(field: SchemaFieldDescription): field is SchemaInnerTypeDescription {
  return field.type === 'array';
}

function isFormat(meta: unknown): meta is { format: string } {
  return typeof meta === 'object' && meta !== null && 'format' in meta && typeof meta.format === 'string';
}

function isOfType(meta: unknown): meta is { type: string } {
  return typeof meta === 'object' && meta !== null && 'type' in meta && typeof meta.type === 'string';
}

function isChoiceOfKinds(meta: unknown): meta is { anyOf: Schema[] } {
  return (
    typeof meta === 'object' &&
    meta !== null &&
    'anyOf' in meta &&
    Array.isArray(meta.anyOf) &&
    meta.anyOf.every((kind) => isSchema(kind))
  );
}
