import { schemeFor } from './color-scheme.ts';

describe('schemeFor', () => {
  it('is light by default, even on a dark system', () => {
    expect(schemeFor(null, true)).toBe('light');
  });

  it('follows the stored choice', () => {
    expect(schemeFor('dark', false)).toBe('dark');
    expect(schemeFor('light', true)).toBe('light');
  });

  it('follows the system when "system" is stored', () => {
    expect(schemeFor('system', true)).toBe('dark');
    expect(schemeFor('system', false)).toBe('light');
  });
});
