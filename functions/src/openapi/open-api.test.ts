import { ERROR_STATUS } from '@trialdesk/contract/errors';
import { OPERATIONS } from '@trialdesk/contract/operations';
import { rolesOf, type Operation } from '@trialdesk/contract/operations/operation';
import { ROLES } from '@trialdesk/contract/roles';
import { openApi } from './open-api.ts';

const description = openApi();
const written = JSON.stringify(description);

test.each(Object.entries<Operation>(OPERATIONS))('%s is described with its roles and its body', (id, operation) => {
  const { method, path, needs, body } = operation;
  const found = description.paths[path]?.[method.toLowerCase()];
  expect(found).toMatchObject({ operationId: id, summary: operation.summary });
  expect(found?.['x-roles']).toEqual(rolesOf(operation));
  expect(found?.security).toEqual(needs === 'public' ? [] : [{ token: [] }]);
  expect(found?.requestBody === undefined).toBe(body === undefined);
  const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  expect(found?.parameters.filter((one) => one.in === 'path').map(({ name }) => name)).toEqual(named);
});

test('nothing is described that is not served', () => {
  const described = Object.values(description.paths).flatMap((methods) => Object.keys(methods));
  expect(described).toHaveLength(Object.keys(OPERATIONS).length);
});

test.each(ROLES)('%s is named', (role) => {
  expect(written).toContain(`"${role}"`);
});

test.each(Object.entries(ERROR_STATUS))('the error %s is named at its status', (code, status) => {
  const responses = description.components.responses as Record<string, { description: string }>;
  expect(responses[status]?.description.split(', ')).toContain(code);
});

test('every reference leads to something', () => {
  for (const [, group = '', name = ''] of written.matchAll(/"#\/components\/(\w+)\/(\w+)"/g)) {
    expect(description.components[group]).toHaveProperty(name);
  }
});

test('a body says what its schema asks for', () => {
  const body = description.paths['/create-request']?.post?.requestBody?.content['application/json']?.schema;
  expect(body).toMatchObject({
    type: 'object',
    required: ['title', 'question', 'studyId', 'category'],
    properties: {
      title: { type: 'string', minLength: 5, maxLength: 200 },
      priority: { type: 'string', enum: ['low', 'medium', 'high'], default: 'low' },
    },
  });
  const send = description.paths['/submit-response/{id}']?.post?.requestBody?.content['application/json']?.schema;
  expect(send?.required).toEqual(['final_answer']);
  expect(send?.properties?.evaluation).toMatchObject({
    required: ['answered', 'relevance', 'tone', 'citation_quality'],
    properties: { relevance: { type: 'integer', minimum: 1, maximum: 5 } },
  });
});

function replySchemaOf(path: string, method: string) {
  const { schema } = description.paths[path]?.[method]?.responses[200].content['application/json'] ?? {};
  if (!schema) throw new Error(`${method} ${path} has no reply schema`);
  return schema;
}

test.each(Object.values<Operation>(OPERATIONS))('$method $path states its reply', ({ path, method }) => {
  const { type, properties, items } = replySchemaOf(path, method.toLowerCase());
  expect(['object', 'array']).toContain(type);
  expect(Object.keys(properties ?? items?.properties ?? {})).not.toEqual([]);
});

test('a reply states its required fields, nullable fields and unions', () => {
  const { required, properties = {} } = replySchemaOf('/documents/{id}/status', 'patch');
  expect(required).toEqual(Object.keys(properties));
  expect(properties).toMatchObject({
    upload_date: { type: 'string', format: 'date-time' },
    document_status: { type: 'string', enum: ['active', 'archived'] },
    study_id: { type: ['string', 'null'] },
    version: { type: 'integer', minimum: 1 },
  });
  const states = properties.ingestion?.anyOf?.map((kind) => kind.properties?.state?.enum);
  expect(states).toEqual([['queued'], ['reading'], ['ready'], ['failed']]);
  expect(replySchemaOf('/get-request/{id}', 'get').properties?.queries).toMatchObject({
    type: 'array',
    items: {
      required: ['id', 'question', 'answer_generated', 'final_answer', 'citations', 'signature', 'timestamp_created'],
    },
  });
  const entry = replySchemaOf('/audit', 'get').properties?.entries?.items;
  expect(entry?.properties?.before).toEqual({ type: ['object', 'null'] });
  const settings = replySchemaOf('/settings/ai', 'get');
  expect(settings.required).toContain('changed_by');
  expect(settings.properties?.changed_by).toMatchObject({ type: ['object', 'null'], required: ['id', 'name'] });
});
