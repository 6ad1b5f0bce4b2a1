import { aQuery, READY_DRAFT } from '../../testing/a-request.ts';
import { beginEdit } from './response-edit.ts';
import { unstatedValues } from './unstated-values.ts';

const [cited] = READY_DRAFT.citations;
if (!cited) throw new Error('A citation');
const passage = { ...cited, text_snippet: 'The dose may be given up to 3 days late.' };

const drafted = (text: string, site_values?: string[]) => ({
  ...READY_DRAFT,
  text,
  citations: [passage],
  ...(site_values && { site_values }),
});

const first = drafted('Give 900 mg late. [1]', ['900 mg']);
/** As after a newer draft that warns of nothing. */
const after = aQuery({
  draft: drafted('Up to 3 days late. [1]'),
  earlier_warnings: { doubts: [], conflicts: [], site_values: ['900 mg', '3 day'] },
  version: 2,
});
const saying = (text: string) => unstatedValues(after, { text, citations: [passage] });

it('has those of the draft, as long as they are in the text', () => {
  const query = aQuery({ draft: first });
  expect(unstatedValues(query, beginEdit(query))).toEqual(['900 mg']);
  expect(unstatedValues(query, { ...beginEdit(query), text: 'Give it late. [1]' })).toEqual([]);
});

it('has those of an earlier draft in a text that still says them', () => {
  expect(saying('Give 900 mg late. [1]')).toEqual(['900 mg']);
  expect(saying('We agree. Give 900mg, please.')).toEqual(['900 mg']);
  expect(saying('Give 800 mg late. [1]')).toEqual([]);
});

it('has none that a passage cited in the same line states', () => {
  expect(saying('Up to three days late is fine. [1]')).toEqual([]);
  expect(saying('Late is fine. [1]\nThat is three days.')).toEqual(['3 day']);
});

it('leaves the lines of the present draft as they were verified', () => {
  const fromContext = { ...after, draft: drafted('Give 900 mg late. [1]') };
  expect(unstatedValues(fromContext, beginEdit(fromContext))).toEqual([]);
});

it('does not read the number of a citation as a value', () => {
  const query = aQuery({ draft: drafted('The first. [1]', ['1']) });
  expect(unstatedValues(query, { text: 'Late. [1]', citations: [] })).toEqual([]);
});
