import { saysWindow, visitNames, visitsIn } from './visits.ts';

test.each([
  ['If Visit 8 is late, call the sponsor.', ['visit 8']],
  ['Visits 2, 4 and 5 may be by telephone.', ['visit 2', 'visit 4', 'visit 5']],
  ['Visits 6 to 8 take place at the site.', ['visit 6', 'visit 7', 'visit 8']],
  ['Follow-up visits V803 and further are by telephone.', ['visit 803']],
  ['A missed C1D8 is held before C2D1.', ['c1d8', 'c2d1']],
  ['The Week 12 visit is not moved.', ['week 12']],
  ['The I-2 and I-4 visits', ['visit 2', 'week 2', 'visit 4', 'week 4']],
  ['A PD-1 inhibitor is given at all visits.', []],
  ['Visits are at most 7 days late, up to Day 92.', []],
])('the visits in "%s"', (sentence, visits) => expect(visitsIn(sentence)).toEqual(visits));

test('the headers of a visit name it', () => {
  expect(visitNames(['Visit 6', 'Week 4', 'Day 29', 'Window (days) ±3'])).toEqual(['visit 6', 'week 4', 'day 29']);
});

test.each([
  ['Window (days) +7', true],
  ['Day 14 (±3)', true],
  ['Week 4', false],
])('whether "%s" gives a window: %s', (header, expected) => expect(saysWindow(header)).toBe(expected));
