import { formatMoment, formatMomentInFull, timeZoneName } from './format-moment.ts';

const MOMENT = new Date(2026, 2, 5, 14, 30);

describe('date formats', () => {
  it('shows month, day, hour and minute in US English', () => {
    expect(formatMoment(MOMENT, new Date(2026, 10, 1))).toMatch(/^Mar 5, 2:30\sPM$/);
  });

  it('adds the year unless it is the current one', () => {
    expect(formatMoment(MOMENT, new Date(2027, 0, 1))).toMatch(/^Mar 5, 2026, 2:30\sPM$/);
  });

  it('names the time zone in words', () => {
    expect(timeZoneName()).toMatch(/^(GMT.*|.+ Time)$/);
  });

  it('adds weekday and time zone in full', () => {
    expect(formatMomentInFull(MOMENT)).toMatch(/^Thursday, March 5, 2026 at 2:30:00\sPM \S+/);
  });
});
