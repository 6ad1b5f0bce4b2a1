import { ERROR_STATUS } from '@trialdesk/contract/errors';
import { OPERATIONS, type Operation } from '@trialdesk/contract/operations';
import { ROLES } from '@trialdesk/contract/roles';
import { openApi } from './open-api.ts';

const description = openApi();
const written = JSON.stringify(description);

test.each(Object.entries<Operation>(OPERATIONS))('%s is described with its roles and its body', (id, operation) => {
  const { method, path, roles, body } = operation;
  const found = description.paths[path]?.[method.toLowerCase()];
  expect(found).toMatchObject({ operationId: id, summary: operation.summary });
  expect(found?.['x-roles']).toEqual(roles === 'public' ? [] : roles);
  expect(found?.security).toEqual(roles === 'public' ? [] : [{ token: [] }]);
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
