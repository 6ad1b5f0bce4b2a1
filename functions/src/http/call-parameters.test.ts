import { object, string } from 'yup';
import { idempotencyKeyOf, pathParameters, queryParameters } from './call-parameters.ts';
import { fakeRequest } from './testing/fake-request.ts';
import { thrownBy } from './testing/thrown-by.ts';

describe('pathParameters', () => {
  test('returns ids and an email address', () => {
    const params = { id: 'req_1', email: 'noor+x@example.test' };
    expect(pathParameters(fakeRequest({ params }))).toEqual(params);
  });

  test.each([{ id: 'a/b' }, { id: '..' }, { id: 'good', query_id: '__reserved__' }])('refuses %p', (params) => {
    expect(thrownBy(() => pathParameters(fakeRequest({ params })))).toMatchObject({
      code: 'not_found',
      message: 'There is nothing at this address.',
    });
  });

  test('refuses an address longer than an email address can be', () => {
    const withEmail = (length: number) => fakeRequest({ params: { email: 'a'.repeat(length) } });
    expect(pathParameters(withEmail(254))).toEqual({ email: 'a'.repeat(254) });
    expect(thrownBy(() => pathParameters(withEmail(255)))).toMatchObject({ code: 'not_found' });
  });

  test('leaves out what is not a text', () => {
    expect(pathParameters(fakeRequest({ params: { id: 'one', splat: ['a', 'b'] } }))).toEqual({ id: 'one' });
  });
});

describe('queryParameters', () => {
  const query = object({ site_id: string().max(5, 'Too long'), cursor: string() });

  test('returns the parameters that the schema names', () => {
    expect(queryParameters(fakeRequest({ query: { site_id: 'north' } }), { query })).toEqual({ site_id: 'north' });
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['an unknown', { more: 'x' }, 'This call has no parameter more.'],
    ['an inherited', { constructor: 'x' }, 'This call has no parameter constructor.'],
    ['a repeated', { site_id: ['north', 'north'] }, 'The parameter site_id can be given once.'],
    ['a nested', { site_id: { a: 'b' } }, 'The parameter site_id can be given once.'],
    ['an empty', { site_id: 'north', cursor: '' }, 'The parameter cursor is empty.'],
  ])('refuses %s parameter', (_what, given, message) => {
    const refused = thrownBy(() => queryParameters(fakeRequest({ query: given }), { query }));
    expect(refused).toMatchObject({ code: 'bad_input', message });
  });

  test('refuses a value that does not fit', () => {
    expect(thrownBy(() => queryParameters(fakeRequest({ query: { site_id: 'northern' } }), { query }))).toMatchObject({
      code: 'bad_input',
      fields: { site_id: 'Too long' },
    });
  });

  test('is undefined for an operation without parameters, which takes none', () => {
    expect(queryParameters(fakeRequest({}), {})).toBeUndefined();
    expect(thrownBy(() => queryParameters(fakeRequest({ query: { site_id: 'north' } }), {}))).toMatchObject({
      code: 'bad_input',
    });
  });
});

describe('idempotencyKeyOf', () => {
  const keyOf = (key: string) => idempotencyKeyOf(fakeRequest({ headers: { 'Idempotency-Key': key } }));

  test.each(['12345678', '!~'.repeat(4), 'x'.repeat(128)])('returns %p', (key) => {
    expect(keyOf(key)).toBe(key);
  });

  test.each(['', '1234567', 'x'.repeat(129), 'with blank', 'umlaut-ä-key', 'tab\tinside'])('refuses %p', (key) => {
    expect(thrownBy(() => keyOf(key))).toMatchObject({
      code: 'bad_input',
      message: 'Idempotency-Key must be 8 to 128 printable characters.',
    });
  });

  test('is undefined without the header', () => {
    expect(idempotencyKeyOf(fakeRequest({}))).toBeUndefined();
  });
});
