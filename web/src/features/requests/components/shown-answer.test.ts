import { aQuery, READY_DRAFT } from '../testing/a-request.ts';
import { isPendingReview, shownAnswer } from './shown-answer.ts';

const sent = { text: 'Sent.', citations: [] };
const edit = { text: 'Edited.' };
const writing = { state: 'writing', since: '' } as const;

it('shows the sent answer, else the saved edit, else the draft', () => {
  expect(shownAnswer(aQuery({ sent, edit }))).toMatchObject({ kind: 'sent', text: 'Sent.', citations: [] });
  expect(shownAnswer(aQuery({ edit }))).toMatchObject({ kind: 'edited', text: 'Edited.' });
  expect(shownAnswer(aQuery())).toMatchObject({ kind: 'drafted', text: 'The draft text. [1]' });
  expect(shownAnswer(aQuery({ draft: writing }))).toBeNull();
});

it('keeps the citations an edit was based on when a newer draft arrives', () => {
  const [citation] = READY_DRAFT.citations;
  const made = { ...edit, citations: citation ? [{ ...citation, text_snippet: 'Older words.' }] : [] };
  expect(shownAnswer(aQuery({ edit: made }))?.citations).toMatchObject([{ text_snippet: 'Older words.' }]);
  expect(shownAnswer(aQuery({ edit: made, draft: writing }))?.citations).toHaveLength(1);
});

it('is pending review from the end of drafting until a response is saved or sent', () => {
  expect(isPendingReview(aQuery({ draft: READY_DRAFT }))).toBe(true);
  expect(isPendingReview(aQuery({ draft: { state: 'failed', reason: 'timeout', failed_at: '' } }))).toBe(true);
  expect(isPendingReview(aQuery({ draft: writing }))).toBe(false);
  expect(isPendingReview(aQuery({ edit }))).toBe(false);
  expect(isPendingReview(aQuery({ sent }))).toBe(false);
});
