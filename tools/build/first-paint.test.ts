import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { MODE_NAME, SCHEME_ATTRIBUTE, schemeFor } from '../../web/src/config/color-scheme.ts';
import { ROOT } from '../project.ts';

const code = readFileSync(path.join(ROOT, 'web/public/first-paint.js'), 'utf8');

function schemeAtFirstPaint(getItem: (key: string) => string | null, systemIsDark: boolean): string | undefined {
  const attributes = new Map<string, string>();
  runInNewContext(code, {
    window: { localStorage: { getItem }, matchMedia: () => ({ matches: systemIsDark }) },
    document: { documentElement: { setAttribute: (name: string, value: string) => attributes.set(name, value) } },
  });
  return attributes.get(SCHEME_ATTRIBUTE);
}

describe('the first-paint script', () => {
  it.each([null, 'light', 'dark', 'system'])('agrees with the application when the stored mode is %s', (stored) => {
    for (const systemIsDark of [true, false]) {
      const kept = new Map([
        ['td.owner', 'ada'],
        [`td.ada.${MODE_NAME}`, stored],
        [`td.leo.${MODE_NAME}`, 'dark'],
      ]);
      const scheme = schemeAtFirstPaint((key) => kept.get(key) ?? null, systemIsDark);
      expect(scheme).toBe(schemeFor(stored, systemIsDark));
    }
  });

  it('is light when the browser denies storage', () => {
    const refuse = () => {
      throw new Error('The operation is insecure');
    };
    expect(schemeAtFirstPaint(refuse, true)).toBe('light');
  });
});
