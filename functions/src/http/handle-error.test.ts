import { jest } from '@jest/globals';
import { ERROR_STATUS, type ErrorCode } from '@trialdesk/contract/errors';
import type { NextFunction, Response } from 'express';
import { logger } from 'firebase-functions';
import { ApiError } from './api-error.ts';
import { handleError } from './handle-error.ts';
import { fakeRequest } from './testing/fake-request.ts';
import { TooManyRequests } from './too-many-requests.ts';

const log = jest.spyOn(logger, 'write').mockImplementation(() => undefined);

beforeEach(() => log.mockClear());

function sentFor(error: unknown, { headersSent = false, route }: { headersSent?: boolean; route?: object } = {}) {
  const sent = { status: 0, body: undefined as unknown, headers: {} as Record<string, string>, next: [] as unknown[] };
  const response = {
    headersSent,
    set: (name: string, value: string) => Object.assign(sent.headers, { [name]: value }),
    status: (status: number) => {
      sent.status = status;
      return response;
    },
    json: (body: unknown) => {
      sent.body = body;
    },
  };
  const request = Object.assign(fakeRequest({ url: '/api/v1/users/noor@example.test' }), { method: 'PUT', route });
  const next = (passed: unknown) => sent.next.push(passed);
  void handleError(error, request, response as unknown as Response, next as NextFunction);
  return sent;
}

test.each(Object.entries(ERROR_STATUS))('%s is sent as %i with its detail and code', (code, status) => {
  expect(sentFor(new ApiError(code as ErrorCode, { text: 'Sentence.' }))).toEqual({
    status,
    body: { detail: 'Sentence.', code },
    headers: {},
    next: [],
  });
  expect(log).not.toHaveBeenCalled();
});

test('the fields of an error are sent', () => {
  expect(sentFor(new ApiError('bad_input', { text: 'Wrong' }, { name: { text: 'Wrong' } })).body).toEqual({
    detail: 'Wrong',
    code: 'bad_input',
    fields: { name: 'Wrong' },
  });
});

test('a used-up allowance is sent with the time to wait', () => {
  expect(sentFor(new TooManyRequests({ text: 'Later.' }, 30))).toMatchObject({
    status: 429,
    headers: { 'Retry-After': '30' },
    body: { detail: 'Later.', code: 'too_many_requests' },
  });
});

test('a malformed address is bad input', () => {
  expect(sentFor(new URIError('malformed'))).toMatchObject({
    status: 400,
    body: { detail: 'The address is not well formed.', code: 'bad_input' },
  });
  expect(log).not.toHaveBeenCalled();
});

test('an unexpected error is logged with its route, never its path, and sent without its message', () => {
  const error = new Error('secret');
  expect(sentFor(error, { route: { path: '/api/v1/users/:email' } })).toMatchObject({
    status: 500,
    body: { detail: 'Something went wrong on our side. Please try again.', code: 'internal' },
  });
  expect(log.mock.calls[0]?.[0]).toMatchObject({
    severity: 'ERROR',
    message: 'Unexpected error',
    call: 'PUT /api/v1/users/:email',
    cause: { message: 'secret', stack: error.stack },
  });
});

test('the reference that is sent is that of the line in the logs', () => {
  const { reference } = sentFor(new Error('broken')).body as { reference: string };
  expect(reference).toMatch(/^[0-9a-f]{8}$/);
  expect(log.mock.calls[0]?.[0]).toMatchObject({ reference });
});

test('a thrown value that is no error is logged as text, also outside a route', () => {
  expect(sentFor('thrown').status).toBe(500);
  expect(log.mock.calls[0]?.[0]).toMatchObject({ call: 'PUT none', cause: { message: 'thrown' } });
});

test.each([4, 8, 10, 14])('code %i of an overloaded database asks to try again', (code) => {
  expect(sentFor(Object.assign(new Error('busy'), { code }))).toMatchObject({
    status: 503,
    body: { detail: 'The system is busy. Please try again in a moment.', code: 'unavailable' },
  });
  expect(log).toHaveBeenCalledTimes(1);
});

test.each([5, '4', undefined])('code %p is an internal error', (code) => {
  expect(sentFor(Object.assign(new Error('other'), { code })).status).toBe(500);
  expect(sentFor({ code }).status).toBe(500);
});

test('an error after the reply has begun is passed on', () => {
  const error = new ApiError('conflict', { text: 'Too late' });
  expect(sentFor(error, { headersSent: true })).toEqual({ status: 0, body: undefined, headers: {}, next: [error] });
});

test('errors have a name for the logs', () => {
  expect(String(new ApiError('conflict', { text: 'Taken' }))).toBe('ApiError: Taken');
});
