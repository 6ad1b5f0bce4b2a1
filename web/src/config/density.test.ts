import { applyDensity, isCompact, setCompact } from './density.ts';

const shown = () => document.documentElement.getAttribute('data-density');

describe('compact mode', () => {
  beforeEach(() => setCompact(false));

  it('is off by default', () => {
    applyDensity();
    expect(isCompact()).toBe(false);
    expect(shown()).toBeNull();
  });

  it('applies immediately and on the next visit', () => {
    setCompact(true);
    expect(shown()).toBe('compact');
    document.documentElement.removeAttribute('data-density');
    applyDensity();
    expect(isCompact()).toBe(true);
    expect(shown()).toBe('compact');
  });

  it('can be switched off', () => {
    setCompact(true);
    setCompact(false);
    expect(isCompact()).toBe(false);
    expect(shown()).toBeNull();
  });
});
