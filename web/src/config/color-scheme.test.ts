import { schemeFor } from './color-scheme.ts';

describe('schemeFor', () => {
  it('is light until something else is chosen, also on a dark system', () => {
    expect(schemeFor(null, true)).toBe('light');
  });

  it('follows the choice', () => {
    expect(schemeFor('dark', false)).toBe('dark');
    expect(schemeFor('light', true)).toBe('light');
  });

  it('follows the system when that is chosen', () => {
    expect(schemeFor('system', true)).toBe('dark');
    expect(schemeFor('system', false)).toBe('light');
  });
});
