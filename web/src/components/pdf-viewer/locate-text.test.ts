import { findText, locateQuote, type TextPart } from './locate-text.ts';

const words = (items: string[], parts: TextPart[] | null) =>
  parts?.map(({ item, from, to }) => items[item]?.slice(from, to));

describe('locateQuote', () => {
  it('finds a quote from the middle of one line to the middle of another', () => {
    const items = ['If not possible, record the', ' ', 'visit as missed. Do not'];
    expect(words(items, locateQuote(items, 'record the visit as missed.'))).toEqual(['record the', 'visit as missed.']);
  });

  it('ignores ligatures, line breaks and hyphenation', () => {
    const items = ['The e\uFB03cacy of medi-', 'cation'];
    expect(words(items, locateQuote(items, 'efficacy of\nmedication'))).toEqual(['e\uFB03cacy of medi', 'cation']);
  });

  it('reads the codes of symbol fonts as quotes do', () => {
    const items = ['Subjects of age ', '\uF0B3', ' 18 years'];
    expect(words(items, locateQuote(items, 'age ≥ 18'))).toEqual(['age', '\uF0B3', '18']);
  });

  it('goes on after the number of a list that is drawn behind the first line, and after no other words', () => {
    const items = ['carcinoma in situ of the', '15.', 'cervix that was treated'];
    expect(words(items, locateQuote(items, 'in situ of the cervix'))).toEqual(['in situ of the', 'cervix']);
    expect(words(items, locateQuote(items, '15. carcinoma in situ of the cervix'))?.[0]).toBe(
      'carcinoma in situ of the',
    );
    expect(locateQuote(['situ of the', 'whole', 'cervix'], 'of the cervix')).toBeNull();
  });

  it('returns null when a word differs', () => {
    const items = ['at most 7 days after'];
    expect(locateQuote(items, 'at most 8 days after')).toBeNull();
    expect(locateQuote(items, 'at most 7 days after')).not.toBeNull();
  });

  it('is case-sensitive, since quotes are verbatim', () => {
    expect(locateQuote(['Record the visit'], 'record the visit')).toBeNull();
  });

  it('returns null for an empty quote', () => expect(locateQuote(['Some text'], ' ')).toBeNull());
});

describe('findText', () => {
  it('finds all matches, ignoring case and line breaks', () => {
    const items = ['Visit 8 and', 'visit 9; vi', 'sit 8'];
    expect(findText(items, 'VISIT 8').map((parts) => words(items, parts))).toEqual([['Visit 8'], ['vi', 'sit 8']]);
  });

  it('finds what a list mark interrupts', () => {
    const items = ['angina within', '7.', '6 months'];
    expect(findText(items, 'within 6 months').map((parts) => words(items, parts))).toEqual([['within', '6 months']]);
  });

  it('finds nothing for an empty search', () => expect(findText(['text'], ' ')).toEqual([]));
});
