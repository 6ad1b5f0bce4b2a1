import { findQuote } from './find-quote.ts';

describe('findQuote', () => {
  it.each([
    { difference: 'white space', text: 'not  to\nexceed', quote: 'not to exceed', snippet: 'not to exceed' },
    { difference: 'ligatures', text: 'the e\uFB03cacy set', quote: 'efficacy', snippet: 'e\uFB03cacy' },
    { difference: 'soft hyphens', text: 'random\u00ADised', quote: 'randomised', snippet: 'random\u00ADised' },
    { difference: 'zero-width spaces', text: 'ran\u200Bdom\uFEFF', quote: 'random', snippet: 'ran\u200Bdom' },
    { difference: 'line-end hyphens', text: 'the exami- nation of', quote: 'examination', snippet: 'exami- nation' },
    {
      difference: 'typographic hyphens',
      text: 'follow\u2010up, pre\u2011dose',
      quote: 'follow-up, pre-dose',
      snippet: 'follow\u2010up, pre\u2011dose',
    },
    { difference: 'apostrophes', text: 'the patient’s dose', quote: "patient's dose", snippet: 'patient’s dose' },
    { difference: 'opening apostrophes', text: 'the ‘dose’ given', quote: "'dose' given", snippet: '‘dose’ given' },
    { difference: 'quotation marks', text: 'a “dose” given', quote: 'a "dose"', snippet: 'a “dose”' },
  ])('ignores $difference and returns the words of the page', ({ text, quote, snippet }) => {
    expect(findQuote(text, quote)).toBe(snippet);
  });

  it('finds a quote at the start, at the end and as the whole text', () => {
    expect(findQuote('Wait 7 days.', 'Wait')).toBe('Wait');
    expect(findQuote('Wait 7 days.', 'days.')).toBe('days.');
    expect(findQuote('Wait 7 days.', 'Wait 7 days.')).toBe('Wait 7 days.');
  });

  it('keeps positions after characters that fold to several', () => {
    expect(findQuote('\uFB03 dose \u{1D7D7} mg', 'dose')).toBe('dose');
    expect(findQuote('\u{1F600} dose here', 'dose')).toBe('dose');
  });

  it('returns the first of several matches', () => {
    expect(findQuote('dose A  x, dose A x', 'dose A x')).toBe('dose A x');
  });

  it.each([
    ['a changed number', 'not to exceed 1200 mg', 'not to exceed 1250 mg'],
    ['an added word', 'may be used', 'may not be used'],
    ['another case', 'May be used', 'may be used'],
    ['words of two places', 'The last dose is taken before enrollment', 'The last dose before enrollment'],
    ['an empty text', '', 'dose'],
  ])('returns null for %s', (_, text, quote) => {
    expect(findQuote(text, quote)).toBeNull();
  });

  it.each([
    ['15 mg of the drug', '5 mg of the drug'],
    ['1.5 mg of the drug', '5 mg of the drug'],
    ['1,500 mg of the drug', '500 mg of the drug'],
    ['a dose of 150 mg', 'a dose of 15'],
    ['a dose of 1.5 mg', 'a dose of 1'],
    ['ineffective in adults', 'effective in adults'],
    ['effective in adults', 'effective in adult'],
  ])('finds in %p nothing that cuts a word or a number', (text, quote) => {
    expect(findQuote(text, quote)).toBeNull();
    expect(findQuote(`${text}, and ${quote}`, quote)).toBe(quote);
  });

  it('requires three characters besides white space', () => {
    expect(findQuote('in 7 d', '7 d')).toBeNull();
    expect(findQuote('in 7 d', 'in 7 d')).toBe('in 7 d');
    expect(findQuote('in 7 d', '   ')).toBeNull();
    expect(findQuote('ECG at rest', 'ECG')).toBe('ECG');
    expect(findQuote('do not', 'do')).toBeNull();
  });
});
