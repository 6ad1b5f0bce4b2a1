import { timeZones, zoneLabel, zoneOffset } from './time-zones.ts';

test('offers each zone once, with the chosen one', () => {
  const zones = timeZones('Europe/Kyiv');
  expect(zones).toEqual(expect.arrayContaining(['Etc/UTC', 'Europe/Kyiv', 'Europe/Prague', 'America/New_York']));
  expect(new Set(zones).size).toBe(zones.length);
  expect(zones).toEqual(zones.toSorted());
});

test('labels a zone and its offset of the season', () => {
  expect(zoneLabel('America/Argentina/Buenos_Aires')).toBe('America/Argentina/Buenos Aires');
  expect(zoneOffset('Europe/Prague', new Date('2026-11-24T10:00:00Z'))).toBe('GMT+1');
  expect(zoneOffset('Europe/Prague', new Date('2026-07-24T10:00:00Z'))).toBe('GMT+2');
});
