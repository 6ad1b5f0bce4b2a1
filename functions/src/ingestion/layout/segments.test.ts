import { pageOf, run } from '../testing/make-rows.ts';
import { segmentPage } from './segments.ts';

function textsOf(...runs: ReturnType<typeof run>[]): string[] {
  return segmentPage(pageOf(runs)).segments.map(({ text }) => text);
}

describe('segments', () => {
  it('join words on one baseline and put a space where there is a gap', () => {
    expect(textsOf(run('Wei', 100), run('ght', 115), run('gain', 133))).toEqual(['Weight gain']);
  });

  it('end at a gap as wide as between cells', () => {
    expect(textsOf(run('Weight', 100), run('X', 142))).toEqual(['Weight X']);
    expect(textsOf(run('Weight', 100), run('X', 144))).toEqual(['Weight', 'X']);
  });

  it('keep raised and lowered characters in their line', () => {
    expect(textsOf(run('10', 100), run('9', 110, { y: 704, height: 6 }), run('/L', 114))).toEqual(['109/L']);
  });

  it('end with their line', () => {
    expect(textsOf(run('Weight', 100), run('Height', 131, { y: 688 }))).toEqual(['Weight', 'Height']);
  });

  it('put list marks before their text when the file draws them after', () => {
    expect(textsOf(run('Stroke', 120), run('a)', 90))).toEqual(['a)', 'Stroke']);
  });
});
