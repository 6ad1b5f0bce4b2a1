import type { Passage } from '../../functions/src/ingestion/passages/passage.ts';
import { unlistedSections } from './unlisted-sections.ts';

const CONTENTS = [
  '1 Introduction ........ 3',
  '1.1 Background of the',
  'disease ........ 4',
  '2 STUDY DESIGN ....... 5',
];

function under(page: number, ...section: string[]): Passage {
  return { id: `p${page}-1`, page, section, kind: 'prose', text: 'Text', context: {}, rect: [0, 0, 0, 0] };
}

it('counts the passages under a label that the contents do not list', () => {
  const passages = [
    under(4, '1 Introduction'),
    under(5, '1 Introduction', '3 Weight is measured too'),
    under(6, '3 Weight is measured too'),
  ];
  expect(unlistedSections(passages, CONTENTS)).toEqual([{ label: '3 Weight is measured too', page: 5, passages: 2 }]);
});

it('accepts titles over two lines, in other letters, and deeper than the contents go', () => {
  const passages = [
    under(4, '1 Introduction', '1.1 Background of the disease'),
    under(5, '2 Study design', '2.1.1 Arms'),
  ];
  expect(unlistedSections(passages, CONTENTS)).toEqual([]);
});

it('has nothing to say without contents, or about unnumbered titles', () => {
  expect(unlistedSections([under(4, '7 Anything')], [])).toEqual([]);
  expect(unlistedSections([under(4, 'Synopsis')], CONTENTS)).toEqual([]);
});
