import { awaitReturn, closeStorage, hasTypedText, keep, openStorage, readKept } from './browser-storage.ts';

const everything = () => [...Object.keys(window.sessionStorage), ...Object.keys(window.localStorage)];

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
  closeStorage();
});

function type(userId: string, text: string): void {
  openStorage(userId);
  keep('tab', 'draft.r1', text);
  keep('browser', 'mode', 'dark');
}

test('a person finds what they kept', () => {
  type('ada', 'Half an answer');
  expect(readKept('tab', 'draft.r1')).toBe('Half an answer');
  expect(readKept('browser', 'mode')).toBe('dark');
  keep('tab', 'draft.r1', null);
  expect(readKept('tab', 'draft.r1')).toBeNull();
});

test('nothing remains after the session', () => {
  type('ada', 'Half an answer');
  closeStorage();
  expect(everything()).toEqual([]);
  openStorage('ada');
  expect(readKept('tab', 'draft.r1')).toBeNull();
});

test('the next person gets nothing, even if the last session never ended here', () => {
  type('ada', 'Half an answer');
  openStorage('leo');
  expect(readKept('tab', 'draft.r1')).toBeNull();
  expect(readKept('browser', 'mode')).toBeNull();
  expect(everything()).toEqual(['td.owner']);
});

test('nothing is kept while nobody is signed in', () => {
  keep('tab', 'draft.r1', 'Half an answer');
  expect(everything()).toEqual([]);
});

test('what others store in this browser stays', () => {
  window.localStorage.setItem('firebase:authUser', '{}');
  openStorage('ada');
  closeStorage();
  expect(everything()).toEqual(['firebase:authUser']);
});

test('only typed text counts as typed', () => {
  openStorage('ada');
  keep('tab', 'attempt./api', '{}');
  expect(hasTypedText()).toBe(false);
  keep('tab', 'value.responses.r1', '{}');
  expect(hasTypedText()).toBe(true);
});

test('text that is kept for all tabs counts as typed, and is gone after a logout', () => {
  openStorage('ada');
  keep('browser', 'draft.new', 'Half a question');
  expect(hasTypedText()).toBe(true);
  closeStorage();
  expect(everything()).toEqual([]);
});

test('text that is kept for all tabs awaits the person who was signed out for inactivity, and nobody else', () => {
  openStorage('ada');
  keep('browser', 'draft.new', 'Half a question');
  awaitReturn();
  closeStorage();
  openStorage('ada');
  expect(readKept('browser', 'draft.new')).toBe('Half a question');
  awaitReturn();
  closeStorage();
  openStorage('leo');
  expect(everything()).toEqual(['td.owner']);
});

describe('after signing out for inactivity', () => {
  beforeEach(() => {
    type('ada', 'Half an answer');
    awaitReturn();
    closeStorage();
  });

  test('the same person finds their typed text, also after a reload', () => {
    closeStorage();
    openStorage('ada');
    expect(readKept('tab', 'draft.r1')).toBe('Half an answer');
  });

  test('nobody else does', () => {
    expect(readKept('tab', 'draft.r1')).toBeNull();
    openStorage('leo');
    expect(everything()).toEqual(['td.owner']);
  });

  test('a logout then removes it', () => {
    openStorage('ada');
    closeStorage();
    expect(everything()).toEqual([]);
  });
});
