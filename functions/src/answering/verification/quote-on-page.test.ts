import { makeDocument } from '../testing/make-scope.ts';
import { quoteOnPage } from './quote-on-page.ts';

const FIRST = 'Kits are kept between 2 and 8 degrees Celsius.';
const SECOND = 'Report any excursion to the sponsor within one working day.';
const MANUAL = makeDocument('Manual', [
  { text: FIRST, page: 4, section: ['5 Storage'], rect: [10, 700, 200, 720] },
  { text: SECOND, page: 4, section: ['5 Storage'], rect: [10, 650, 260, 680] },
  { text: 'Kits are returned to the depot.', page: 5 },
]);
const take = (text: string, page = 4) => quoteOnPage({ document_id: 'manual', page, text }, [MANUAL]);

it('cuts the words as printed from their page, pinned to the file that was read', () => {
  expect(take('Report any  excursion to the\nsponsor within one working day.')).toEqual({
    result: 'found',
    isWeak: false,
    quote: {
      document_id: 'manual',
      document_name: 'Manual',
      document_version: 1,
      document_sha256: 'c0ffee',
      document_generation: '7',
      page: 4,
      section: '5 Storage',
      text_snippet: SECOND,
    },
  });
});

it('takes words that run on to the next passage of the page, and none that run on to the next page', () => {
  expect(take('8 degrees Celsius. Report any excursion')).toMatchObject({
    result: 'found',
    quote: { text_snippet: '8 degrees Celsius. Report any excursion' },
  });
  expect(take('one working day. Kits are returned')).toEqual({ result: 'not-on-page' });
});

it('refuses other words, another page, cut numbers and documents that are not in use', () => {
  expect(take('Kits are kept between 2 and 9 degrees Celsius.')).toEqual({ result: 'not-on-page' });
  expect(take(FIRST, 5)).toEqual({ result: 'not-on-page' });
  expect(take('its are kept between 2 and 8 degrees')).toEqual({ result: 'not-on-page' });
  expect(quoteOnPage({ document_id: 'other', page: 4, text: FIRST }, [MANUAL])).toEqual({ result: 'not-in-use' });
});

it('says when the words are too few to prove anything', () => {
  expect(take('any excursion')).toMatchObject({ result: 'found', isWeak: true });
});
