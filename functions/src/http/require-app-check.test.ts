import type { AddressInfo } from 'node:net';
import express from 'express';
import { handleError } from './handle-error.ts';
import { requireAppCheck } from './require-app-check.ts';

/** Status of a call with this token, or none, while the check is on or off. */
async function statusOf(isNeeded: boolean, token?: string): Promise<number> {
  const verify = (given: string) => (given === 'ours' ? Promise.resolve() : Promise.reject(new Error('Not ours')));
  const app = express()
    .use(requireAppCheck({ isNeeded: () => isNeeded, verify }))
    .get('/', (_request, response) => {
      response.json({});
    })
    .use(handleError);
  const server = app.listen(0, '127.0.0.1');
  try {
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    const headers: HeadersInit = token === undefined ? {} : { 'X-Firebase-AppCheck': token };
    return (await fetch(`http://127.0.0.1:${port}/`, { headers })).status;
  } finally {
    server.close();
  }
}

test('a call without a valid token of App Check is refused where one is needed', async () => {
  expect(await statusOf(true)).toBe(401);
  expect(await statusOf(true, 'forged')).toBe(401);
  expect(await statusOf(true, 'ours')).toBe(200);
  expect(await statusOf(false)).toBe(200);
});
