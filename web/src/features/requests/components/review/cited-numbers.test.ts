import { DEFAULT_AI_SETTINGS } from '@trialdesk/contract/entities/ai-settings';
import { aQuery, READY_DRAFT } from '../../testing/a-request.ts';
import { citedBy, danglingIn, danglingText } from './cited-numbers.ts';

const [citation] = READY_DRAFT.citations;
if (!citation) throw new Error('The draft has a citation');
const citations = [1, 2, 3].map((number) => ({ ...citation, number }));
const query = aQuery({ draft: { ...READY_DRAFT, citations } });

it('sends what the text refers to, and nothing else', () => {
  expect(citedBy(query, 'One [1]. Three [3].', [])).toEqual({ sent: [1, 3], dangling: [] });
  expect(citedBy(query, 'None.', [])).toEqual({ sent: [], dangling: [] });
});

it('finds numbers without a citation, also when the reviewer has withheld it', () => {
  expect(citedBy(query, 'One [1]. Three [3]. Nine [9].', [3])).toEqual({ sent: [1], dangling: ['[3]', '[9]'] });
  expect(danglingIn('One [1]. Nine [9].', citations)).toEqual(['[9]']);
  expect(danglingText(['[3]', '[9]'])).toMatch(/^The text refers to \[3\], \[9\] without a citation\./);
});

it('ignores withheld citations where the settings keep citations from the site', () => {
  const settings = { ...DEFAULT_AI_SETTINGS, include_citations: false };
  const kept = aQuery({ draft: { ...READY_DRAFT, citations, settings } });
  expect(citedBy(kept, 'One [1]. Nine [9].', [1, 2, 3])).toEqual({ sent: [], dangling: ['[9]'] });
});
