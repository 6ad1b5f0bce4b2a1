import { secondsAfter } from './clock.ts';
import { isExpired, isHeldBy, renewLease, takeLease } from './lease.ts';

const START = '2026-03-02T12:00:00.000Z';
const END = secondsAfter(START, 30);
const JUST_BEFORE_END = secondsAfter(END, -0.001);
const held = { holder: 'a', until: END };
const claim = (holder: string, now: string) => ({ holder, now, seconds: 30 });

test('a lease expires at its end, not before', () => {
  expect(isExpired(held, JUST_BEFORE_END)).toBe(false);
  expect(isExpired(held, END)).toBe(true);
  expect(isExpired(held, secondsAfter(END, 1))).toBe(true);
});

describe('takeLease', () => {
  it('grants free work for the given seconds', () => {
    expect(takeLease(null, claim('a', START))).toEqual(held);
  });

  it('is refused until the end of the other holder’s lease', () => {
    expect(takeLease(held, claim('b', JUST_BEFORE_END))).toBeNull();
    expect(takeLease(held, claim('b', END))).toEqual({ holder: 'b', until: secondsAfter(END, 30) });
  });

  it('is granted again to its holder', () => {
    expect(takeLease(held, claim('a', JUST_BEFORE_END))).toEqual({ holder: 'a', until: secondsAfter(END, 29.999) });
  });
});

describe('renewLease', () => {
  it('moves the end, also of an expired lease that nobody took', () => {
    expect(renewLease(held, claim('a', JUST_BEFORE_END))).toEqual({ holder: 'a', until: secondsAfter(END, 29.999) });
    expect(renewLease(held, claim('a', secondsAfter(END, 5)))).toEqual({ holder: 'a', until: secondsAfter(END, 35) });
  });

  it('is refused to anyone but the holder', () => {
    expect(renewLease(held, claim('b', END))).toBeNull();
    expect(renewLease(null, claim('a', START))).toBeNull();
  });
});

test('a lease is held by its holder only', () => {
  expect(isHeldBy(held, 'a')).toBe(true);
  expect(isHeldBy(held, 'b')).toBe(false);
  expect(isHeldBy(null, 'a')).toBe(false);
});
