import { aQuery, READY_DRAFT } from '../../testing/a-request.ts';
import { beginEdit, isUnsaved, keepText, missingReferences, settle } from './response-edit.ts';

const edited = (text: string, version: number) => aQuery({ edit: { text }, version });
const mine = { ...beginEdit(edited('As it stood.', 2)), text: 'My words.' };

it('begins with the text as it stands and nothing to save', () => {
  const edit = beginEdit(edited('Saved before.', 4));
  expect(edit).toEqual({ text: 'Saved before.', base: 'Saved before.', citations: [], version: 4 });
  expect(isUnsaved(edit)).toBe(false);
  expect(isUnsaved({ ...edit, text: 'Changed.' })).toBe(true);
});

describe('while a response is being written', () => {
  it('goes on when nothing changes', () => {
    expect(settle(mine, edited('As it stood.', 2))).toEqual({ state: 'open', edit: mine });
  });

  it('goes on, on the newer version, when the text is still the same', () => {
    expect(settle(mine, edited('As it stood.', 3))).toEqual({ state: 'open', edit: { ...mine, version: 3 } });
  });

  it('asks which text to keep when somebody else has saved another', () => {
    expect(settle(mine, edited('Their words.', 3))).toEqual({ state: 'conflict', edit: mine });
  });

  it('asks until the reviewer has chosen, however much is written meanwhile', () => {
    const theirs = edited('Their words.', 3);
    const asked = settle(mine, theirs);
    if (asked.state !== 'conflict') throw new Error('Both texts have changed');
    const further = { ...asked.edit, text: 'My further words.' };
    expect(settle(further, theirs).state).toBe('conflict');
    expect(settle(keepText(further, theirs).edit, theirs).state).toBe('open');
  });

  it('asks nothing when the other text is one’s own, come back from the server', () => {
    expect(settle(mine, edited('My words.', 3)).state).toBe('open');
  });

  it('follows the other text when nothing was written', () => {
    const idle = beginEdit(edited('As it stood.', 2));
    expect(settle(idle, edited('Their words.', 3))).toMatchObject({ state: 'open', edit: { text: 'Their words.' } });
  });

  it('keeps what was written when somebody else has sent, and else closes', () => {
    const sent = aQuery({ sent: { text: 'Sent.', citations: [] }, version: 3 });
    expect(settle(mine, sent).state).toBe('overtaken');
    expect(settle({ ...mine, text: mine.base }, sent).state).toBe('closed');
    expect(settle({ ...mine, text: 'Sent.' }, sent).state).toBe('closed');
  });
});

describe('the numbers in a text that is kept when the draft has changed', () => {
  const [first] = READY_DRAFT.citations;
  if (!first) throw new Error('The draft has a citation');
  const second = { ...first, number: 2, text_snippet: 'Second.' };
  const before = aQuery({ draft: { ...READY_DRAFT, citations: [first, second] } });
  const typed = { ...beginEdit(before), text: 'Mine [1], and [2]. A dose [9].' };

  it('follow their citations to their new numbers', () => {
    const turned = [
      { ...second, number: 1 },
      { ...first, number: 2 },
    ];
    const query = aQuery({ draft: { ...READY_DRAFT, text: 'New.', citations: turned }, version: 2 });
    expect(settle(typed, query).state).toBe('conflict');
    const { edit, lost } = keepText(typed, query);
    expect(edit).toMatchObject({ text: 'Mine [2], and [1]. A dose [9].', base: 'New.', citations: turned });
    expect(lost).toEqual([]);
  });

  it('are taken out when their citation is gone, and named', () => {
    const query = aQuery({ draft: { ...READY_DRAFT, text: 'New.', citations: [first] }, version: 2 });
    expect(keepText(typed, query)).toMatchObject({ edit: { text: 'Mine [1], and. A dose [9].' }, lost: [2] });
  });

  it('are looked at also when the words of the draft are the same as before', () => {
    const other = { ...first, text_snippet: 'Elsewhere.' };
    const query = aQuery({ draft: { ...READY_DRAFT, citations: [other] }, version: 2 });
    expect(settle(typed, query).state).toBe('conflict');
  });
});

it('names references to citations that are left out, once each', () => {
  expect(missingReferences('A [2]. B [1]. C [2]. D [9].', { left: [2, 3] })).toEqual([2]);
  expect(missingReferences('A [1].', { left: [] })).toEqual([]);
});
