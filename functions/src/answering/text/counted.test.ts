import { numberedName } from './counted.ts';

describe('numberedName', () => {
  it.each([
    ['weeks', 'week'],
    ['appendices', 'appendix'],
    ['classes', 'class'],
    ['class', 'class'],
  ])('gives %s as %s', (word, name) => {
    expect(numberedName(word)).toBe(name);
  });

  it('excludes words that are measured', () => {
    expect(numberedName('tablets')).toBeUndefined();
  });
});
