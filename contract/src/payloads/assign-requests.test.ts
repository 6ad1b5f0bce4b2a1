import { assignRequestsPayload } from './assign-requests.ts';

const body = { request_ids: ['r1'], owner_id: 'morgan', take_over: false };
const isTaken = (changes: object) => assignRequestsPayload.isValid({ ...body, ...changes });

it('takes an owner or none, and no owner without an id', async () => {
  expect(await isTaken({})).toBe(true);
  expect(await isTaken({ owner_id: null })).toBe(true);
  expect(await isTaken({ owner_id: '' })).toBe(false);
  expect(await isTaken({ owner_id: undefined })).toBe(false);
});
