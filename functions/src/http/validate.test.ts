import { SERVER_LIMITS } from '@trialdesk/contract/server-limits';
import { array, number, object, string } from 'yup';
import { ApiError } from './api-error.ts';
import { fakeRequest } from './testing/fake-request.ts';
import { thrownBy } from './testing/thrown-by.ts';
import { checked, isFieldName, jsonBody } from './validate.ts';

const schema = object({
  name: string().strict().trim().required('Name is missing').min(3, 'Name is too short').matches(/^\D+$/, 'No digits'),
  age: number().required('Age is missing'),
});

const JSON_TYPE = { 'Content-Type': 'application/json' };
const GOOD = { name: 'Noor', age: 40 };

const send = (body: string, headers: Record<string, string> = JSON_TYPE) =>
  jsonBody(fakeRequest({ headers, body: [body] }), schema);

describe('jsonBody', () => {
  test.each(['application/json', 'application/json; charset=utf-8', ' Application/JSON ;charset=utf-8'])(
    'reads a body of type %p',
    async (type) => {
      await expect(send(JSON.stringify(GOOD), { 'Content-Type': type })).resolves.toEqual(GOOD);
    },
  );

  test('joins the chunks of a body before decoding it', async () => {
    const [start, end] = [Buffer.from(`{"name":"Zo\u00eb`).subarray(0, -1), Buffer.from([0xab])];
    const request = fakeRequest({ headers: JSON_TYPE, body: [start, end, '","age":1}'] });
    await expect(jsonBody(request, schema)).resolves.toEqual({ name: 'Zoë', age: 1 });
  });

  test.each<Record<string, string>>([
    {},
    { 'Content-Type': 'text/plain' },
    { 'Content-Type': 'application/jsonp' },
    { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
  ])('refuses a body with the headers %p', async (headers) => {
    await expect(send(JSON.stringify(GOOD), headers)).rejects.toMatchObject({
      code: 'unsupported_media_type',
      message: 'Please send the request as JSON.',
    });
  });

  test.each(['', '{', '{"name":"Noor"} trailing'])('refuses %p as malformed', async (body) => {
    await expect(send(body)).rejects.toMatchObject({ code: 'bad_json', message: 'The body is not well-formed JSON.' });
  });

  test('accepts a body of exactly the limit and refuses one byte more', async () => {
    const padded = (length: number) => JSON.stringify(GOOD).padEnd(length, ' ');
    await expect(send(padded(SERVER_LIMITS.jsonBytes))).resolves.toEqual(GOOD);
    await expect(send(padded(SERVER_LIMITS.jsonBytes + 1))).rejects.toMatchObject({
      code: 'too_large',
      message: 'This is more text than can be sent at once.',
    });
  });

  test('drops fields that the schema does not name, and names that every object has', async () => {
    const body = '{"name":"Noor","age":40,"admin":true,"__proto__":{"admin":true},"constructor":{}}';
    const result = await send(body);
    expect(result).toEqual(GOOD);
    expect(Object.keys(result).sort()).toEqual(['age', 'name']);
    expect('admin' in result).toBe(false);
  });
});

describe('checked', () => {
  test.each([null, undefined, 'text', 7, true, [GOOD]])('refuses %p, which is no object', (value) => {
    expect(thrownBy(() => checked(schema, value))).toMatchObject({
      code: 'bad_input',
      message: 'The body must be a JSON object.',
    });
  });

  test('reports the first message of every wrong field', () => {
    expect(thrownBy(() => checked(schema, { name: '1' }))).toMatchObject({
      code: 'bad_input',
      message: 'Name is too short',
      fields: { name: 'Name is too short', age: 'Age is missing' },
    });
  });

  test('reports a single wrong field', () => {
    expect(thrownBy(() => checked(schema, { ...GOOD, age: undefined }))).toMatchObject({
      message: 'Age is missing',
      fields: { age: 'Age is missing' },
    });
  });

  test('reports a rule on the whole object without naming a field', () => {
    const whole = schema.test('consistent', 'Name and age do not match', () => false);
    expect(thrownBy(() => checked(whole, GOOD))).toMatchObject({
      code: 'bad_input',
      message: 'Name and age do not match',
      fields: {},
    });
  });

  test('rethrows an error that is not about the value', () => {
    const broken = schema.test('broken', () => {
      throw new TypeError('bug');
    });
    expect(() => checked(broken, GOOD)).toThrow(TypeError);
  });
});

test('no field has a name that every object has', () => {
  expect(['name', 'site_id'].map(isFieldName)).toEqual([true, true]);
  expect(['__proto__', 'constructor', 'toString'].map(isFieldName)).toEqual([false, false, false]);
});

test('names a hundred wrong fields at most', () => {
  const list = object({ items: array(object({ id: string().required('Id is missing') })) });
  const error = thrownBy(() => checked(list, { items: Array.from({ length: 500 }, () => ({})) }));
  expect(error).toBeInstanceOf(ApiError);
  expect(Object.keys((error as ApiError).fields ?? {})).toHaveLength(100);
});
