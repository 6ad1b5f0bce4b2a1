import { NEW_DELIVERY } from '@trialdesk/contract/entities/mail';
import { secondsAfter } from '../clock.ts';
import { claimed, failed, sent } from './delivery.ts';

const NOW = '2026-03-02T08:00:00.000Z';
const OUTAGE = { reason: 'connection refused', isFinal: false };

it('is claimed once, and again when an attempt never ended', () => {
  const first = claimed(NEW_DELIVERY, NOW);
  expect(first).toMatchObject({ state: 'waiting', attempts: 1 });
  expect(first && claimed(first, NOW)).toBeNull();
  expect(first && claimed(first, secondsAfter(NOW, 120))).toMatchObject({ attempts: 2 });
});

it('is not claimed after it ended', () => {
  expect(claimed(sent(NEW_DELIVERY, NOW), secondsAfter(NOW, 9999))).toBeNull();
});

it('waits longer after each failure and is given up after three days', () => {
  let delivery = claimed(NEW_DELIVERY, NOW);
  let now = NOW;
  const waits: number[] = [];
  while (delivery) {
    const next = failed(delivery, OUTAGE, now);
    if (next.state === 'failed') break;
    waits.push((Date.parse(next.due_at) - Date.parse(now)) / 60_000);
    now = next.due_at;
    delivery = claimed(next, now);
  }
  expect(waits).toEqual([1, 5, 15, 60, 180, 480, 720, 1440, 1440]);
  expect(delivery?.attempts).toBe(10);
});

it('is given up at once when no attempt can succeed', () => {
  const delivery = { ...NEW_DELIVERY, attempts: 1 };
  expect(failed(delivery, { reason: 'x'.repeat(900), isFinal: true }, NOW)).toEqual({
    ...delivery,
    state: 'failed',
    failure: 'x'.repeat(300),
    ended_at: NOW,
  });
});
