import type { Site } from '@trialdesk/contract/entities/site';
import type { ApiClient } from './api-client.ts';

// Type tests: a directive that is not needed fails the type check.
function calls({ call, callPublicly }: ApiClient) {
  return [
    () => call('listSites') satisfies Promise<Site[]>,
    () => call('getRequest', { params: { id: 'r1' } }),
    () => call('createSite', { body: { name: 'North' } }),
    () => call('deleteUser', { params: { id: 'u1' }, query: { status: 'active' } }),

    // @ts-expect-error no such operation
    () => call('listPlaces'),
    // @ts-expect-error missing params
    () => call('getRequest'),
    // @ts-expect-error wrong name of a parameter
    () => call('getRequest', { params: { request_id: 'r1' } }),
    // @ts-expect-error one of two parameters is missing
    () => call('regenerateDraft', { params: { id: 'r1' } }),
    // @ts-expect-error missing body
    () => call('createSite'),
    // @ts-expect-error wrong field in the body
    () => call('createSite', { body: { title: 'North' } }),
    // @ts-expect-error wrong type in the body
    () => call('putAppearance', { body: { theme: 'blue', compact_mode: false } }),
    // @ts-expect-error a body where none is taken
    () => call('listSites', { body: {} }),
    // @ts-expect-error wrong value in the query
    () => call('deleteUser', { params: { id: 'u1' }, query: { status: 'gone' } }),
    // @ts-expect-error an upload without the key of its file
    () => call('uploadDocument', { body: new FormData(), onProgress: () => undefined }),
    // @ts-expect-error wrong type of the reply
    () => call('listSites') satisfies Promise<string[]>,
    // @ts-expect-error a public operation has no caller
    () => call('completeRegistration', { params: { userId: 'u1' }, body: { name: 'Ada', password: 'secret' } }),
    // @ts-expect-error an operation that needs a caller is not public
    () => callPublicly('listSites'),
  ];
}

it('takes the input and gives the reply that the table of operations states', () => {
  expect(calls.length).toBe(1);
});
