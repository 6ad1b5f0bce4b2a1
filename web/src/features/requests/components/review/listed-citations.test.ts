import { aQuery, READY_DRAFT } from '../../testing/a-request.ts';
import { listedCitations } from './listed-citations.ts';

const { citations, mode, model, prompt_version, searched, written_at } = READY_DRAFT;
const notFound = aQuery({
  draft: { state: 'not_found', closest: citations, mode, model, prompt_version, searched, written_at },
});

it('lists the passages that the text to be sent cites, and none before it does', () => {
  expect(listedCitations(notFound, 'Three days. [1]')).toEqual(citations);
  expect(listedCitations(notFound, 'Three days.')).toEqual([]);
  expect(listedCitations(notFound, undefined)).toEqual([]);
});

it('lists those of a draft also when the text no longer refers to them', () => {
  expect(listedCitations(aQuery(), 'Three days.')).toEqual(citations);
  expect(listedCitations(aQuery(), READY_DRAFT.text)).toEqual(citations);
});
