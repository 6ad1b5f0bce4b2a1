import { numberInWords, unitForms, unitOf, withoutSeparators } from './quantities.ts';

describe('unitOf', () => {
  it.each([
    ['days', 'day'],
    ['hrs', 'hour'],
    ['mcg', 'μg'],
    ['millilitres', 'ml'],
    ['percent', '%'],
  ])('reads %s as %s', (form, name) => {
    expect(unitOf(form)?.name).toBe(name);
  });

  it('converts within a dimension only', () => {
    expect(unitOf('weeks')?.base).toEqual({ name: 'h', factor: 168 });
    expect(unitOf('years')?.base).toEqual({ name: 'months', factor: 12 });
    expect(unitOf('tablets')?.base).toBeNull();
  });

  it('counts cycles as time', () => {
    expect(unitOf('cycles')?.isTime).toBe(true);
    expect(unitOf('mg')?.isTime).toBe(false);
  });

  it('returns undefined for other words', () => {
    expect(unitOf('visits')).toBeUndefined();
  });
});

describe('unitForms', () => {
  it('lists every written form of the named units, with either sign for micro', () => {
    expect(unitForms('μg', 'iu')).toBe('[µμ]g|mcg|ug|microgram|micrograms|iu');
  });
});

describe('numberInWords', () => {
  it.each([
    ['zero', 0],
    ['twelve', 12],
    ['twenty-eight', 28],
  ])('reads %s', (word, number) => {
    expect(numberInWords(word)).toBe(number);
  });
});

describe('withoutSeparators', () => {
  it.each([
    ['1,200 mg', '1200 mg'],
    ['1,234,567', '1234567'],
    ['visits 3,4', 'visits 3,4'],
    ['1,2345', '1,2345'],
  ])('turns %s into %s', (text, plain) => {
    expect(withoutSeparators(text)).toBe(plain);
  });
});
