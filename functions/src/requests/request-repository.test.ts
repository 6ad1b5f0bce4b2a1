import { requestPath } from './request-repository.ts';

test('the audit trail names a request by its path', () => {
  expect(requestPath('one')).toBe('requests/one');
});
