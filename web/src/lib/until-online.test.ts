import { jest } from '@jest/globals';
import { untilOnline } from './until-online.ts';

let isOnline = true;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(window.navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});

afterEach(() => {
  jest.useRealTimers();
  isOnline = true;
});

async function isOver(pause: Promise<void>): Promise<boolean> {
  return Promise.race([pause.then(() => true), Promise.resolve(false)]);
}

test('waits for the time', async () => {
  const pause = untilOnline(1_000, new AbortController().signal);
  jest.advanceTimersByTime(999);
  expect(await isOver(pause)).toBe(false);
  jest.advanceTimersByTime(1);
  await pause;
});

test('offline, waits until the browser is online again, and not a moment longer', async () => {
  isOnline = false;
  const pause = untilOnline(1_000, new AbortController().signal);
  jest.advanceTimersByTime(100_000);
  expect(await isOver(pause)).toBe(false);
  window.dispatchEvent(new Event('online'));
  await pause;
});

test('ends when aborted', async () => {
  const controller = new AbortController();
  const pause = untilOnline(1_000, controller.signal);
  controller.abort();
  await pause;
});
