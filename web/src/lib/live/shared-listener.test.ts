import { jest } from '@jest/globals';
import { FirebaseError } from 'firebase/app';
import { sharedListener, type Source } from './shared-listener.ts';

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
    next: (data: string) => emitters()[0]?.(data),
    fail: (error: unknown) => emitters()[1]?.(error),
  };
}

const silent = () => undefined;
const denial = new FirebaseError('permission-denied', 'No');

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

it('loads, then shows what it receives', () => {
  const { source, next } = fakeSource('a');
  const listener = sharedListener('session', source);
  const onChange = jest.fn();
  const leave = listener.subscribe(onChange);
  expect(listener.get()).toEqual({ status: 'loading' });
  next('first');
  expect(listener.get()).toEqual({ status: 'ready', data: 'first' });
  expect(onChange).toHaveBeenCalledTimes(1);
  leave();
});

it('distinguishes data that may not be read from data that cannot be read', () => {
  const { source, fail } = fakeSource('a');
  const listener = sharedListener('session', source);
  const leave = listener.subscribe(silent);
  fail(denial);
  expect(listener.get()).toMatchObject({ status: 'failed', denied: true });
  fail(new FirebaseError('unavailable', 'No'));
  expect(listener.get()).toMatchObject({ status: 'failed', denied: false });
  leave();
});

it('listens again on retry', () => {
  const { source, listen, stop, next, fail } = fakeSource('a');
  const listener = sharedListener('session', source);
  const leave = listener.subscribe(silent);
  fail(denial);
  const failed = listener.get();
  if (failed.status !== 'failed') throw new Error('The listener has not failed');
  failed.retry();
  expect(stop).toHaveBeenCalledTimes(1);
  expect(listen).toHaveBeenCalledTimes(2);
  expect(listener.get()).toEqual({ status: 'loading' });
  next('again');
  expect(listener.get()).toEqual({ status: 'ready', data: 'again' });
  leave();
});

it('opens one listener for all screens that follow the same data', () => {
  const { source, listen } = fakeSource('a');
  const first = sharedListener('session', source);
  const second = sharedListener('session', fakeSource('a').source);
  expect(second).toBe(first);
  const leaves = [first.subscribe(silent), second.subscribe(silent)];
  expect(listen).toHaveBeenCalledTimes(1);
  leaves.forEach((leave) => leave());
});

it('opens another listener for other data', () => {
  expect(sharedListener('session', fakeSource('a').source)).not.toBe(sharedListener('session', fakeSource('b').source));
});

it('never shows one session what another has read', () => {
  const { source, next } = fakeSource('a');
  const earlier = sharedListener('ada', source);
  const leave = earlier.subscribe(silent);
  next('for Ada');
  expect(sharedListener('leo', source).get()).toEqual({ status: 'loading' });
  leave();
});

it('stays open for a minute after the last screen closed', () => {
  const { source, listen, stop, next } = fakeSource('a');
  const leaveFirst = sharedListener('session', source).subscribe(silent);
  next('kept');
  leaveFirst();
  jest.advanceTimersByTime(MINUTE - 1);
  const back = sharedListener('session', source);
  expect(back.get()).toEqual({ status: 'ready', data: 'kept' });
  const leaveAgain = back.subscribe(silent);
  jest.advanceTimersByTime(2 * MINUTE);
  expect(stop).not.toHaveBeenCalled();
  expect(listen).toHaveBeenCalledTimes(1);
  leaveAgain();
});

it('closes a minute after the last screen closed, and starts over on the next', () => {
  const { source, listen, stop, next } = fakeSource('a');
  const first = sharedListener('session', source);
  const leave = first.subscribe(silent);
  next('old');
  leave();
  jest.advanceTimersByTime(MINUTE);
  expect(stop).toHaveBeenCalledTimes(1);
  const second = sharedListener('session', source);
  expect(second).not.toBe(first);
  expect(second.get()).toEqual({ status: 'loading' });
  expect(listen).toHaveBeenCalledTimes(1);
});
