import { OPERATIONS } from '@trialdesk/contract/operations';
import type { Operation } from '@trialdesk/contract/operations/operation';
import fc from 'fast-check';
import { ObjectSchema } from 'yup';
import { hostileText, hostileValue } from '../testing/fuzz/hostile.ts';
import { seeded, timeoutOf, tries } from '../testing/fuzz/tries.ts';
import { ApiError } from './api-error.ts';
import { checked, isFieldName } from './validate.ts';

const EXTENT = { what: 'Malformed bodies', runs: 2_000, seconds: 6 };

interface Checked {
  name: string;
  schema: ObjectSchema<object>;
}

const schemas = Object.entries<Operation>(OPERATIONS).flatMap(([name, { body, query, fields }]) =>
  [body, query, fields].flatMap((schema): Checked[] => (schema instanceof ObjectSchema ? [{ name, schema }] : [])),
);

/** Names of `Object.prototype` are dropped while a body is parsed. */
function asReceived(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body), (name, value: unknown) => (isFieldName(name) ? value : undefined));
}

/** The schema's own names with values of any kind, and names that it does not know. */
const bodies = fc.nat({ max: schemas.length - 1 }).chain((at) => {
  const own = Object.keys(schemas[at]?.schema.fields ?? {});
  const name = fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom('name', ...own) },
    { weight: 1, arbitrary: hostileText },
  );
  return fc.record({ at: fc.constant(at), body: fc.dictionary(name, hostileValue).map(asReceived) });
});

/** Operation and sentence; the library's begin with a path. */
const OURS = /^\w+ [A-Z][^`]*$/;

test(
  seeded('a malformed value is refused in our words'),
  () =>
    fc.assert(
      fc.property(bodies, ({ at, body }) => {
        const { name, schema } = schemas[at] ?? {};
        try {
          if (schema) checked(schema, body);
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          for (const message of [error.message, ...Object.values(error.fields ?? {})])
            expect(`${name} ${message}`).toMatch(OURS);
        }
      }),
      tries(EXTENT),
    ),
  timeoutOf(EXTENT),
);
