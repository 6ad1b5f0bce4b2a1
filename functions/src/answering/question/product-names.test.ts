import { makeDocument } from '../testing/make-scope.ts';
import { productNames, withoutProductNames } from './product-names.ts';

function named(title: string, texts: string[] = []): string[] {
  const { file } = makeDocument('Protocol.pdf', [{ text: title }, ...texts.map((text) => ({ text }))]);
  const facts = [
    {
      field: 'title',
      statements: [{ source: 'label' as const, heading: '', passages: ['p1-1'] }],
    },
  ];
  return productNames({ ...file, facts });
}

it('finds the medicines, codes and unknown words of a title', () => {
  expect(named('A phase 3 study of velorixamab and XYZ-1234 in adults with psoriasis')).toEqual([
    'velorixamab',
    'xyz-1234',
  ]);
});

it('leaves out companies and words that the document hardly has', () => {
  expect(named('Novarelix Inc: a study of velorixamab', ['Novarelix Inc, velorixamab'])).toEqual(['velorixamab']);
  const others = Array.from({ length: 80 }, () => 'Participants attend the site.');
  expect(named('A study of velorixamab', others)).toEqual([]);
});

it('reads a name, whole or shortened, as the drug', () => {
  const names = ['velorixamab'];
  expect(withoutProductNames('velor dose?', names)).toBe('velor dose?'.replace('velor', 'drug'));
  expect(withoutProductNames('Is Velorixamab stored cold?', names)).toBe('Is drug stored cold?');
  expect(withoutProductNames('How long is the visit?', names)).toBe('How long is the visit?');
  expect(withoutProductNames('Taxol and Keytruda on one day?', ['paclitaxel'])).toBe('drug and Keytruda on one day?');
});
