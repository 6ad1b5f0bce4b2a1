import { centre, cluster, medianPitch, nearestIndex, overlapAcross, overlapDown } from './geometry.ts';

test('extents overlap when they share a part, not when they only touch', () => {
  expect(overlapAcross({ left: 0, right: 10 }, { left: 9, right: 20 })).toBe(true);
  expect(overlapAcross({ left: 0, right: 10 }, { left: 10, right: 20 })).toBe(false);
  expect(overlapDown({ top: 10, bottom: 0 }, { top: 20, bottom: 9 }, 0.5)).toBe(true);
  expect(overlapDown({ top: 10, bottom: 0 }, { top: 20, bottom: 9.6 }, 0.5)).toBe(false);
});

test('positions close together are one column at their mean', () => {
  expect(cluster([100, 52, 50, 54])).toEqual([52, 100]);
  expect(cluster([])).toEqual([]);
});

test('the pitch of columns is the median distance, so a skipped column does not change it', () => {
  expect(medianPitch([0, 30, 60, 120, 150])).toBe(30);
  expect(medianPitch([10])).toBe(40);
});

test('the nearest position is found by its index', () => {
  expect(nearestIndex([0, 30, 60], 44)).toBe(1);
  expect(nearestIndex([], 44)).toBe(0);
  expect(centre({ left: 10, right: 20 })).toBe(15);
});
