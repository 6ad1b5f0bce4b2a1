import { renderHook } from '@testing-library/react';
import { jest } from '@jest/globals';
import { FirebaseError } from 'firebase/app';
import { onRefusal } from '../session/refusals.ts';
import { sharedListener, type Source } from './shared-listener.ts';
import { useStaleSince } from './stale.ts';

const MINUTE = 60_000;

function fakeSource(name: string) {
  const stop = jest.fn();
  const listen = jest.fn<Source<string>['listen']>(() => stop);
  const emitters = () => listen.mock.calls.at(-1) ?? [];
  const source: Source<string> = { sameAs: (other) => 'name' in other && other.name === name, listen };
  return {
    source: { ...source, name },
    listen,
    stop,
    next: (data: string) => emitters()[0]?.(data, true),
    /** What is known, while the server does not confirm it. */
    known: (data: string) => emitters()[0]?.(data, false),
    fail: (error: unknown) => emitters()[1]?.(error),
  };
}

const silent = () => undefined;
const reconnect = jest.fn();

function staleSince(): number | null {
  const { result, unmount } = renderHook(useStaleSince);
  unmount();
  return result.current;
}
const denial = new FirebaseError('permission-denied', 'No');
const ended = new FirebaseError('internal', 'No');

beforeEach(() => {
  jest.useFakeTimers();
  reconnect.mockClear();
});
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

it('loads, then shows what it receives', () => {
  const { source, next } = fakeSource('a');
  const listener = sharedListener('session', source, reconnect);
  const onChange = jest.fn();
  const leave = listener.subscribe(onChange);
  expect(listener.get()).toEqual({ status: 'loading' });
  next('first');
  expect(listener.get()).toEqual({ status: 'ready', data: 'first' });
  expect(onChange).toHaveBeenCalledTimes(1);
  leave();
});

it('distinguishes data that may not be read from data that cannot be read', () => {
  const [refused, unavailable] = [fakeSource('a'), fakeSource('b')];
  const listeners = [refused, unavailable].map(({ source }) => sharedListener('session', source, reconnect));
  const leaves = listeners.map((listener) => listener.subscribe(silent));
  refused.fail(denial);
  unavailable.fail(ended);
  expect(listeners.map((listener) => listener.get())).toMatchObject([
    { status: 'failed', denied: true },
    { status: 'failed', denied: false },
  ]);
  leaves.forEach((leave) => leave());
});

it('listens again by itself when the database ends it, and keeps what it has received, with its age', () => {
  const { source, listen, stop, next, fail } = fakeSource('a');
  const listener = sharedListener('session', source, reconnect);
  const leave = listener.subscribe(silent);
  next('first');
  const failedAt = Date.now();
  fail(ended);
  expect(stop).toHaveBeenCalledTimes(1);
  expect(listener.get()).toEqual({ status: 'ready', data: 'first', asOf: failedAt });
  next('of the part of a source that did not fail');
  expect(listener.get()).toEqual({ status: 'ready', data: 'first', asOf: failedAt });
  jest.advanceTimersByTime(2_000);
  expect(listen).toHaveBeenCalledTimes(2);
  next('second');
  expect(listener.get()).toEqual({ status: 'ready', data: 'second' });
  leave();
});

it('listens again less and less often while it is ended each time, and says once that it has failed', () => {
  const { source, listen, next, fail } = fakeSource('a');
  const listener = sharedListener('session', source, reconnect);
  const onChange = jest.fn();
  const leave = listener.subscribe(onChange);
  for (const [at, pause] of [2, 4, 8, 16, 32, 60, 60].entries()) {
    fail(ended);
    jest.advanceTimersByTime(pause * 1_000 - 1);
    expect(listen).toHaveBeenCalledTimes(at + 1);
    jest.advanceTimersByTime(1);
    expect(listen).toHaveBeenCalledTimes(at + 2);
  }
  expect(onChange).toHaveBeenCalledTimes(1);
  next('at last');
  fail(ended);
  jest.advanceTimersByTime(2_000);
  expect(listen).toHaveBeenCalledTimes(9);
  leave();
});

it('does not listen again where data may not be read, or once it is closed', () => {
  const [refused, left] = [fakeSource('a'), fakeSource('b')];
  const leaves = [refused, left].map(({ source }) => sharedListener('session', source, reconnect).subscribe(silent));
  refused.fail(denial);
  left.fail(ended);
  leaves[1]?.();
  jest.advanceTimersByTime(2 * MINUTE);
  expect(refused.listen).toHaveBeenCalledTimes(1);
  const heard = left.listen.mock.calls.length;
  jest.advanceTimersByTime(10 * MINUTE);
  expect(left.listen).toHaveBeenCalledTimes(heard);
  leaves[0]?.();
});

it('asks whether the session still holds when it is denied', () => {
  const check = jest.fn();
  onRefusal(check);
  const [unavailable, refused] = [fakeSource('a'), fakeSource('b')];
  const leaves = [unavailable, refused].map(({ source }) =>
    sharedListener('session', source, reconnect).subscribe(silent),
  );
  unavailable.fail(new Error('No connection'));
  expect(check).not.toHaveBeenCalled();
  refused.fail(denial);
  expect(check).toHaveBeenCalledTimes(1);
  leaves.forEach((leave) => leave());
});

it('listens again on retry', () => {
  const { source, listen, stop, next, fail } = fakeSource('a');
  const listener = sharedListener('session', source, reconnect);
  const leave = listener.subscribe(silent);
  fail(denial);
  const failed = listener.get();
  if (failed.status !== 'failed') throw new Error('The listener has not failed');
  failed.retry();
  expect(reconnect).toHaveBeenCalledTimes(1);
  expect(stop).toHaveBeenCalled();
  expect(listen).toHaveBeenCalledTimes(2);
  expect(listener.get()).toEqual({ status: 'loading' });
  next('again');
  expect(listener.get()).toEqual({ status: 'ready', data: 'again' });
  leave();
});

it('waits longer for an answer when it is tried again', () => {
  const { source } = fakeSource('a');
  const listener = sharedListener('session', source, reconnect);
  const leave = listener.subscribe(silent);
  jest.advanceTimersByTime(7_000);
  const failed = listener.get();
  if (failed.status !== 'failed') throw new Error('The listener has not failed');
  failed.retry();
  jest.advanceTimersByTime(19_999);
  expect(listener.get()).toEqual({ status: 'loading' });
  jest.advanceTimersByTime(1);
  expect(listener.get()).toMatchObject({ status: 'failed' });
  leave();
});

it('has failed after seven seconds without an answer, and recovers by itself', () => {
  const { source, next } = fakeSource('a');
  const listener = sharedListener('session', source, reconnect);
  const leave = listener.subscribe(silent);
  jest.advanceTimersByTime(6_999);
  expect(listener.get()).toEqual({ status: 'loading' });
  jest.advanceTimersByTime(1);
  expect(listener.get()).toMatchObject({ status: 'failed', denied: false });
  next('late');
  expect(listener.get()).toEqual({ status: 'ready', data: 'late' });
  leave();
});

it('keeps what it has received, with its age, while the connection is lost', () => {
  const { source, next, known } = fakeSource('a');
  const listener = sharedListener('session', source, reconnect);
  const leave = listener.subscribe(silent);
  next('first');
  const lost = Date.now();
  known('first');
  expect(listener.get()).toEqual({ status: 'ready', data: 'first' });
  jest.advanceTimersByTime(2_000);
  expect(listener.get()).toEqual({ status: 'ready', data: 'first', asOf: lost });
  expect(staleSince()).toBe(lost);
  next('second');
  expect(listener.get()).toEqual({ status: 'ready', data: 'second' });
  expect(staleSince()).toBeNull();
  leave();
});

it('does not mistake a look at the cache for a lost connection', () => {
  const { source, next, known } = fakeSource('a');
  const listener = sharedListener('session', source, reconnect);
  const leave = listener.subscribe(silent);
  next('first');
  known('first');
  jest.advanceTimersByTime(1_000);
  next('first');
  jest.advanceTimersByTime(MINUTE);
  expect(listener.get()).toEqual({ status: 'ready', data: 'first' });
  leave();
});

it('waits less while the connection is known to be lost', () => {
  const before = fakeSource('a');
  const leaveBefore = sharedListener('session', before.source, reconnect).subscribe(silent);
  before.next('first');
  before.known('first');
  jest.advanceTimersByTime(2_000);
  const listener = sharedListener('session', fakeSource('b').source, reconnect);
  const leave = listener.subscribe(silent);
  jest.advanceTimersByTime(2_000);
  expect(listener.get()).toMatchObject({ status: 'failed', denied: false });
  before.next('back');
  leaveBefore();
  leave();
});

it('opens one listener for all screens that follow the same data', () => {
  const { source, listen } = fakeSource('a');
  const first = sharedListener('session', source, reconnect);
  const second = sharedListener('session', fakeSource('a').source, reconnect);
  expect(second).toBe(first);
  const leaves = [first.subscribe(silent), second.subscribe(silent)];
  expect(listen).toHaveBeenCalledTimes(1);
  leaves.forEach((leave) => leave());
});

it('opens another listener for other data', () => {
  expect(sharedListener('session', fakeSource('a').source, reconnect)).not.toBe(
    sharedListener('session', fakeSource('b').source, reconnect),
  );
});

it('never shows one session what another has read', () => {
  const { source, next } = fakeSource('a');
  const earlier = sharedListener('ada', source, reconnect);
  const leave = earlier.subscribe(silent);
  next('for Ada');
  expect(sharedListener('leo', source, reconnect).get()).toEqual({ status: 'loading' });
  leave();
});

it('stays open for a minute after the last screen closed', () => {
  const { source, listen, stop, next } = fakeSource('a');
  const leaveFirst = sharedListener('session', source, reconnect).subscribe(silent);
  next('kept');
  leaveFirst();
  jest.advanceTimersByTime(MINUTE - 1);
  const back = sharedListener('session', source, reconnect);
  expect(back.get()).toEqual({ status: 'ready', data: 'kept' });
  const leaveAgain = back.subscribe(silent);
  jest.advanceTimersByTime(2 * MINUTE);
  expect(stop).not.toHaveBeenCalled();
  expect(listen).toHaveBeenCalledTimes(1);
  leaveAgain();
});

it('closes a minute after the last screen closed, and starts over on the next', () => {
  const { source, listen, stop, next } = fakeSource('a');
  const first = sharedListener('session', source, reconnect);
  const leave = first.subscribe(silent);
  next('old');
  leave();
  jest.advanceTimersByTime(MINUTE);
  expect(stop).toHaveBeenCalledTimes(1);
  const second = sharedListener('session', source, reconnect);
  expect(second).not.toBe(first);
  expect(second.get()).toEqual({ status: 'loading' });
  expect(listen).toHaveBeenCalledTimes(1);
});
