import { aQuery, READY_DRAFT } from '../../testing/a-request.ts';
import { beginEdit, isUnsaved, rebaseEdit, reconcile, withPassage } from './response-edit.ts';

const edited = (text: string, version: number) => aQuery({ edit: { text }, version });
const mine = { ...beginEdit(edited('As it stood.', 2)), text: 'My words.' };

it('starts from the current text with nothing to save', () => {
  const edit = beginEdit(edited('Saved before.', 4));
  const { citations } = READY_DRAFT;
  expect(edit).toEqual({ text: 'Saved before.', base: 'Saved before.', citations, version: 4 });
  expect(isUnsaved(edit)).toBe(false);
  expect(isUnsaved({ ...edit, text: 'Changed.' })).toBe(true);
});

describe('an edit', () => {
  it('continues when nothing changes', () => {
    expect(reconcile(mine, edited('As it stood.', 2))).toEqual({ state: 'open', edit: mine });
  });

  it('continues on the newer version when the text is unchanged', () => {
    expect(reconcile(mine, edited('As it stood.', 3))).toEqual({ state: 'open', edit: { ...mine, version: 3 } });
  });

  it('conflicts when someone else saved another text', () => {
    expect(reconcile(mine, edited('Their words.', 3))).toEqual({ state: 'conflict', edit: mine });
  });

  it('stays in conflict while typing until the reviewer chooses', () => {
    const theirs = edited('Their words.', 3);
    const asked = reconcile(mine, theirs);
    if (asked.state !== 'conflict') throw new Error('Both texts have changed');
    const further = { ...asked.edit, text: 'My further words.' };
    expect(reconcile(further, theirs).state).toBe('conflict');
    expect(reconcile(rebaseEdit(further, theirs).edit, theirs).state).toBe('open');
  });

  it('does not conflict with its own text coming back from the server', () => {
    expect(reconcile(mine, edited('My words.', 3)).state).toBe('open');
  });

  it('continues with what was typed while it was saved, whatever numbers its citations have now', () => {
    const [first] = READY_DRAFT.citations;
    if (!first) throw new Error('The draft has a citation');
    const second = { ...first, number: 2, text_snippet: 'Second.' };
    const before = aQuery({ draft: { ...READY_DRAFT, citations: [first, second] } });
    const saved = 'Mine [2].';
    const typed = { ...beginEdit(before), saved, text: 'Mine [2]. And more [2].' };
    expect(reconcile(typed, before)).toEqual({ state: 'open', edit: typed });
    const after = {
      ...before,
      edit: { ...edited('Mine [1].', 2).edit, text: 'Mine [1].', citations: [{ ...second, number: 1 }] },
      version: before.version + 1,
    } as typeof before;
    expect(reconcile(typed, after)).toMatchObject({
      state: 'open',
      edit: { text: 'Mine [1]. And more [1].', base: 'Mine [1].', version: after.version },
    });
    expect(reconcile(typed, edited('Their words.', 9)).state).toBe('conflict');
  });

  it('knows a citation that a colleague adds meanwhile, so that its number can be inserted', () => {
    const before = aQuery();
    const [first] = READY_DRAFT.citations;
    if (!first) throw new Error('The draft has a citation');
    const added = { ...first, number: 2, text_snippet: 'Added.' };
    const typed = { ...beginEdit(before), text: 'Mine.' };
    const open = reconcile(typed, { ...before, added: [added] });
    expect(open).toMatchObject({ state: 'open', edit: { text: 'Mine.', citations: [first, added] } });
  });

  it('follows the newer text when nothing was typed', () => {
    const idle = beginEdit(edited('As it stood.', 2));
    expect(reconcile(idle, edited('Their words.', 3))).toMatchObject({ state: 'open', edit: { text: 'Their words.' } });
  });

  it('keeps typed text when someone else sent an answer, and closes otherwise', () => {
    const sent = aQuery({ sent: { text: 'Sent.', citations: [] }, version: 3 });
    expect(reconcile(mine, sent).state).toBe('superseded');
    expect(reconcile({ ...mine, text: mine.base }, sent).state).toBe('closed');
    expect(reconcile({ ...mine, text: 'Sent.' }, sent).state).toBe('closed');
  });
});

describe('citation numbers in a kept text after the draft changed', () => {
  const [first] = READY_DRAFT.citations;
  if (!first) throw new Error('The draft has a citation');
  const second = { ...first, number: 2, text_snippet: 'Second.' };
  const before = aQuery({ draft: { ...READY_DRAFT, citations: [first, second] } });
  const typed = { ...beginEdit(before), text: 'Mine [1], and [2]. A dose [9].' };

  it('are mapped to the new numbers of their citations', () => {
    const turned = [
      { ...second, number: 1 },
      { ...first, number: 2 },
    ];
    const query = aQuery({ draft: { ...READY_DRAFT, text: 'New.', citations: turned }, version: 2 });
    expect(reconcile(typed, query).state).toBe('conflict');
    const { edit, dropped } = rebaseEdit(typed, query);
    expect(edit).toMatchObject({ text: 'Mine [2], and [1]. A dose [9].', base: 'New.', citations: turned });
    expect(dropped).toEqual([]);
  });

  it('are removed and reported when their citation is gone', () => {
    const query = aQuery({ draft: { ...READY_DRAFT, text: 'New.', citations: [first] }, version: 2 });
    expect(rebaseEdit(typed, query)).toMatchObject({ edit: { text: 'Mine [1], and. A dose [9].' }, dropped: [2] });
  });

  it('cause a conflict even if the draft text is unchanged', () => {
    const other = { ...first, text_snippet: 'Elsewhere.' };
    const query = aQuery({ draft: { ...READY_DRAFT, citations: [other] }, version: 2 });
    expect(reconcile(typed, query).state).toBe('conflict');
  });
});

describe('passages that may answer', () => {
  const [first] = READY_DRAFT.citations;
  if (!first) throw new Error('The draft has a citation');
  const { mode, model, prompt_version, searched, written_at } = READY_DRAFT;
  const origin = { mode, model, prompt_version, searched, written_at };
  const passage = { ...first, number: 1, text: 'Not allowed: Gabapentin' };
  const before = aQuery({ draft: { ...origin, state: 'not_found', closest: [passage] } });

  it('are added with their citation at the end', () => {
    const edit = withPassage(beginEdit(before), passage);
    expect(edit.text).toBe('Not allowed: Gabapentin [1]');
    expect(withPassage({ ...edit, text: 'Mine.\n' }, passage).text).toBe('Mine.\nNot allowed: Gabapentin [1]');
  });

  it('conflict with a new draft only where the text refers to them', () => {
    const other = { ...passage, text_snippet: 'Elsewhere.' };
    const after = aQuery({ draft: { ...origin, state: 'not_found', closest: [other] }, version: 2 });
    expect(reconcile({ ...beginEdit(before), text: 'Mine.' }, after).state).toBe('open');
    expect(reconcile(withPassage(beginEdit(before), passage), after).state).toBe('conflict');
    expect(rebaseEdit(withPassage(beginEdit(before), passage), after).dropped).toEqual([1]);
  });
});
