import { renderHook } from '@testing-library/react';
import { aQuery, READY_DRAFT } from '../../testing/a-request.ts';
import { useReversedStatements } from './use-reversed-statements.ts';

const citations = READY_DRAFT.citations.map((citation) => ({
  ...citation,
  text_snippet: 'The IMP is stored in a locked place.',
}));
const query = aQuery({ draft: { ...READY_DRAFT, citations } });
const found = (text: string, cited = citations) =>
  renderHook(() => useReversedStatements(query, { text, citations: cited })).result.current;

it('looks once at a text that two places show', () => {
  const unlocked = 'The IMP is stored in an unlocked place. [1]';
  const first = found(unlocked);
  expect(first).toEqual(['The IMP is stored in an unlocked place.']);
  expect(found(` ${unlocked}\n`, [...citations])).toBe(first);
  expect(found('The IMP is stored in a locked place. [1]')).toEqual([]);
  expect(found(unlocked, [])).toEqual([]);
  expect(found(unlocked)).toEqual(first);
});
