import { closeStorage, openStorage } from '../lib/storage/browser-storage.ts';
import { applyDensity, isCompact, setCompact } from './density.ts';

const shown = () => document.documentElement.getAttribute('data-density');

describe('compact mode', () => {
  beforeEach(() => {
    closeStorage();
    openStorage('ada');
    applyDensity();
  });

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

  it('ends with the session', () => {
    setCompact(true);
    closeStorage();
    expect(isCompact()).toBe(false);
    expect(shown()).toBeNull();
  });

  it('can be switched off', () => {
    setCompact(true);
    setCompact(false);
    expect(isCompact()).toBe(false);
    expect(shown()).toBeNull();
  });
});
