import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../project.ts';
import { ABLATIONS, applyEdit, editsFor } from './without.ts';

describe('--without', () => {
  it.each(Object.keys(ABLATIONS))('%s changes the sources it names', (name) => {
    for (const edit of editsFor([name])) {
      const source = readFileSync(path.join(ROOT, edit.file), 'utf8');
      expect(applyEdit(source, edit)).not.toBe(source);
    }
  });

  it('takes several names, and all', () => {
    expect(editsFor(['counts', 'common'])).toHaveLength(2);
    expect(editsFor(['all'])).toEqual(Object.values(ABLATIONS).flat());
  });

  it('rejects an unknown name', () => {
    expect(() => editsFor(['luck'])).toThrow('--without takes lexicon, ');
  });

  it('rejects code that is gone or ambiguous', () => {
    const edit = { file: 'a.ts', code: 'x', replacement: 'y' };
    expect(applyEdit('a x b', edit)).toBe('a y b');
    expect(() => applyEdit('a b', edit)).toThrow('0 times');
    expect(() => applyEdit('x x', edit)).toThrow('2 times');
  });
});
