import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { causeOf } from './log-failure.ts';

const MODULE = path.resolve('functions/src/log-failure.ts');

const FAIL = `
  const { logFailure } = await import(${JSON.stringify(MODULE)});
  const lost = Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' });
  const error = new Error('The document could not be read', { cause: lost });
  const fail = () => logFailure('A document could not be ingested', { details: { documentId: 'd1' }, error });`;

/** The line that a process writes. */
function logged(code: string): unknown {
  const { stderr, stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', FAIL + code], {
    encoding: 'utf8',
    env: { ...process.env, GCLOUD_PROJECT: 'our-trials' },
  });
  const line = `${stdout}${stderr}`.split('\n').find((text) => text.startsWith('{')) ?? '';
  return JSON.parse(line);
}

it('writes one line with what failed, to what, and why', () => {
  expect(logged('fail();')).toMatchObject({
    severity: 'ERROR',
    message: 'A document could not be ingested',
    documentId: 'd1',
    cause: {
      message: 'The document could not be read',
      stack: expect.stringContaining('Error: The document could not be read') as string,
      cause: { message: 'socket hang up', code: 'ECONNRESET' },
    },
  });
});

it('carries the trace of its call', () => {
  const trace = '0af7651916cd43dd8448eb211c80319c';
  const call = `
    const { createServer } = await import('node:http');
    const { onRequest } = await import('firebase-functions/https');
    const express = (await import('express')).default;
    const api = onRequest((request, response) => { fail(); response.end(); });
    const server = createServer(express().use(api)).listen(0, '127.0.0.1', async () => {
      const headers = { traceparent: '00-${trace}-b7ad6b7169203331-01' };
      await fetch('http://127.0.0.1:' + server.address().port, { headers });
      process.exit();
    });`;
  expect(logged(call)).toMatchObject({
    'logging.googleapis.com/trace': `projects/our-trials/traces/${trace}`,
    documentId: 'd1',
  });
});

it('logs a thrown value that is no error as text', () => {
  expect(causeOf('thrown')).toEqual({ name: 'string', message: 'thrown' });
});

it('ends a chain of causes that leads back to itself', () => {
  const error = new Error('round');
  error.cause = error;
  expect(JSON.stringify(causeOf(error)).match(/"message":"round"/g)).toHaveLength(6);
});
