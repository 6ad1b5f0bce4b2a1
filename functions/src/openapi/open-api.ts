import { ERROR_STATUS, type ErrorCode } from '@trialdesk/contract/errors';
import { OPERATIONS } from '@trialdesk/contract/operations';
import { rolesOf, type Operation } from '@trialdesk/contract/operations/operation';
import { API_BASE, IDEMPOTENCY_HEADER } from '@trialdesk/contract/paths';
import { schemaOf, type JsonSchema } from './schema-of.ts';

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
}

interface Success {
  description: string;
  content: { 'application/json': { schema: JsonSchema } };
}

interface OperationDescription {
  operationId: string;
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  'x-roles': readonly string[];
  parameters: Parameter[];
  requestBody?: { required: true; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, unknown> & { 200: Success };
}

export interface OpenApi {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, OperationDescription>>;
  components: Record<string, unknown>;
}

/** Header of a page. */
const LINK = {
  headers: {
    Link: {
      description: 'The next page, as rel="next"; absent on the last.',
      schema: { type: 'string' },
    },
  },
};

const codes = Object.keys(ERROR_STATUS) as ErrorCode[];

/** OpenAPI 3.1, from the table the API is served from. */
export function openApi(): OpenApi {
  const paths: OpenApi['paths'] = {};
  for (const [id, operation] of Object.entries<Operation>(OPERATIONS)) {
    (paths[operation.path] ??= {})[operation.method.toLowerCase()] = described(id, operation);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'TrialDesk',
      version: '1',
      description: `Questions of clinical-trial sites and their answers. Times are ISO 8601 in UTC. A POST that carries \`${IDEMPOTENCY_HEADER}\` can be repeated safely; the key belongs to that call from then on.`,
    },
    servers: [{ url: API_BASE }],
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'Firebase ID token' } },
      schemas: { Error: errorSchema() },
      responses: Object.fromEntries(errorsByStatus()),
    },
  };
}

function described(id: string, operation: Operation): OperationDescription {
  const { summary, needs } = operation;
  const everybody = needs === 'public';
  const roles = rolesOf(operation);
  return {
    operationId: id,
    summary,
    description: everybody ? 'No sign-in needed.' : `For ${roles.join(', ')}.`,
    security: everybody ? [] : [{ token: [] }],
    'x-roles': roles,
    parameters: parametersOf(operation),
    ...bodyOf(operation),
    responses: {
      200: {
        description: 'Done.',
        ...(operation.isPaged && LINK),
        content: { 'application/json': { schema: schemaOf(operation.reply) } },
      },
      ...Object.fromEntries(
        [...errorsByStatus().keys()].map((status) => [status, { $ref: `#/components/responses/${status}` }]),
      ),
    },
  };
}

function parametersOf({ path, query, method, isRead }: Operation): Parameter[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']): Parameter => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const inQuery = Object.entries(query ? (schemaOf(query).properties ?? {}) : {}).map(([name, schema]): Parameter => ({
    name,
    in: 'query',
    required: false,
    schema,
  }));
  const key: Parameter = {
    name: IDEMPOTENCY_HEADER,
    in: 'header',
    required: false,
    description: 'Returns the same result when retried; refused with 422 on a call with another body.',
    schema: { type: 'string', minLength: 8, maxLength: 128 },
  };
  return [...inPath, ...inQuery, ...(method === 'POST' && !isRead ? [key] : [])];
}

function bodyOf({ body, fields }: Operation): Pick<OperationDescription, 'requestBody'> {
  if (body === undefined) return {};
  if (body !== 'file')
    return { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body) } } } };
  const schema: JsonSchema = {
    type: 'object',
    properties: { ...(fields && schemaOf(fields).properties), file: { type: 'string', format: 'binary' } },
    required: ['file'],
  };
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
}

function errorSchema() {
  return {
    type: 'object',
    required: ['detail', 'code'],
    properties: {
      detail: { type: 'string', description: 'A sentence for a person.' },
      code: { type: 'string', enum: codes },
      fields: {
        type: 'object',
        additionalProperties: { type: 'string' },
        description: 'A message for each wrong field.',
      },
      reference: { type: 'string', description: 'Of the line in the logs, for unexpected errors.' },
    },
  };
}

/** A response per status, listing its codes. */
function errorsByStatus(): Map<string, unknown> {
  const statuses = [...new Set(Object.values(ERROR_STATUS))].map(String);
  return new Map(
    statuses.map((status) => {
      const named = codes.filter((code) => String(ERROR_STATUS[code]) === status);
      const schema = {
        allOf: [{ $ref: '#/components/schemas/Error' }, { properties: { code: { enum: named } } }],
      };
      return [status, { description: named.join(', '), content: { 'application/json': { schema } } }];
    }),
  );
}
