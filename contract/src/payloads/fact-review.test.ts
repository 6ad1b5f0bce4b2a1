import { ValidationError } from 'yup';
import { factReviewPayload } from './fact-review.ts';

const QUOTE = { document_id: 'd1', page: 2, text: 'About 150 participants' };

function faultsOf(value: unknown): string[] {
  try {
    factReviewPayload.validateSync(value, { abortEarly: false, stripUnknown: true });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.errors;
  }
}

test.each([
  { decision: 'confirmed', quotes: [QUOTE] },
  { decision: 'confirmed', quotes: [QUOTE, QUOTE], version: 3 },
  { decision: 'not_stated' },
  { decision: 'open', version: 0 },
])('%j is a review', (value) => {
  expect(faultsOf(value)).toEqual([]);
});

test.each([
  [{}, 'Please confirm a statement, or mark the field as not stated'],
  [{ decision: 'maybe' }, 'Please confirm a statement, or mark the field as not stated'],
  [{ decision: 'confirmed' }, 'Please choose the words that state it'],
  [{ decision: 'confirmed', quotes: [] }, 'Please choose the words that state it'],
  [{ decision: 'confirmed', quotes: 'text' }, 'Please choose the words that state it'],
  [{ decision: 'confirmed', quotes: [null] }, 'Please choose the words that state it'],
  [{ decision: 'confirmed', quotes: [7] }, 'Please choose the words that state it'],
  [{ decision: 'confirmed', quotes: [{ ...QUOTE, text: ' ' }] }, 'Please choose the words that state it'],
  [{ decision: 'confirmed', quotes: [{ ...QUOTE, page: '2' }] }, 'Page must be a whole number from 1'],
  [{ decision: 'confirmed', quotes: [{ ...QUOTE, page: 0 }] }, 'Page must be a whole number from 1'],
  [{ decision: 'confirmed', quotes: [{ ...QUOTE, document_id: 'a/b' }] }, 'Document is not known'],
  [{ decision: 'confirmed', quotes: Array.from({ length: 41 }, () => QUOTE) }, 'A fact can have at most 40 quotes'],
  [{ decision: 'not_stated', version: 'one' }, 'Version must be a whole number'],
])('%j is none', (value, fault) => {
  expect(faultsOf(value)).toContain(fault);
});
