import { EMPTY_FORM, readFormDraft } from './request-form.ts';

describe('readFormDraft', () => {
  it('starts with an empty form of low priority', () => {
    expect(readFormDraft('')).toEqual({
      title: '',
      siteId: '',
      studyId: '',
      category: '',
      priority: 'low',
      question: '',
    });
  });

  it('restores the stored values', () => {
    const draft = { ...EMPTY_FORM, title: 'Visit window', priority: 'high' };
    expect(readFormDraft(JSON.stringify(draft))).toEqual(draft);
  });

  it('falls back to low for an unknown priority', () => {
    expect(readFormDraft('{"priority":"urgent"}')).toEqual(EMPTY_FORM);
  });
});

test('the one site of a person is not filled in by them', () => {
  const empty = { ...EMPTY_FORM, siteId: 'north' };
  expect(readFormDraft('', empty)).toEqual(empty);
});
