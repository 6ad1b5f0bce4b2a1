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

  it('have the characters that symbol fonts show, and no control characters', () => {
    expect(textsOf(run('\uF0B7', 72), run('\u0000', 90), run('Be \uF0B3 18 years\u0000', 80))).toEqual([
      '• Be ≥ 18 years',
    ]);
  });

  it('end with their line', () => {
    expect(textsOf(run('Weight', 100), run('Height', 131, { y: 688 }))).toEqual(['Weight', 'Height']);
  });

  it('put list marks before their text when the file draws them after', () => {
    expect(textsOf(run('Stroke', 120), run('a)', 90))).toEqual(['a)', 'Stroke']);
  });
});

it('keeps a raised letter with its word, apart from it', () => {
  const mark = run('b', 100, { y: 705.7, height: 6 });
  expect(segmentPage(pageOf([run('Informed consent', 20), mark])).segments.map(({ text }) => text)).toEqual([
    'Informed consent b',
  ]);
  const power = run('2', 40, { y: 705.7, height: 6 });
  expect(segmentPage(pageOf([run('mg/m', 20), power])).segments[0]?.text).toBe('mg/m2');
});
