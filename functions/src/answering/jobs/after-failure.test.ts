import type { DraftFailure } from '@trialdesk/contract/entities/draft';
import { secondsAfter } from '../../clock.ts';
import { afterFailure } from './after-failure.ts';

const START = '2026-02-03T12:00:00.000Z';

/** Minutes until each attempt, and until none follows. */
function attemptsAfter(reason: DraftFailure): { attempts: number; minutes: number } {
  let [attempts, now, outage] = [0, START, afterFailure(undefined, reason, START)];
  for (; outage; outage = afterFailure(outage, reason, now)) {
    attempts++;
    now = outage.retry_at;
  }
  return { attempts, minutes: (Date.parse(now) - Date.parse(START)) / 60_000 };
}

test.each<[DraftFailure, { attempts: number; minutes: number }]>([
  ['unavailable', { attempts: 19, minutes: 240 }],
  ['quota', { attempts: 19, minutes: 240 }],
  ['timeout', { attempts: 19, minutes: 240 }],
  ['storage', { attempts: 27, minutes: 360 }],
  ['unusable', { attempts: 4, minutes: 15 }],
  ['refused', { attempts: 0, minutes: 0 }],
  ['misconfigured', { attempts: 0, minutes: 0 }],
  ['budget', { attempts: 0, minutes: 0 }],
])('%s is waited for with backoff: %j', (reason, expected) => {
  expect(attemptsAfter(reason)).toEqual(expected);
});

test('a wait keeps when it began, whatever fails next', () => {
  const first = afterFailure(undefined, 'quota', START);
  expect(afterFailure(first ?? undefined, 'unavailable', secondsAfter(START, 60))).toEqual({
    since: START,
    failures: 2,
    retry_at: secondsAfter(START, 180),
  });
});
