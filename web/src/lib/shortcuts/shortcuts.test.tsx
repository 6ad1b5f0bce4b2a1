import { fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { useKeyHint, useShortcuts } from './use-shortcuts.ts';
import { setSingleKeys } from './single-keys.ts';

const ran: string[] = [];

function Screen({ hasDialog = false }: { hasDialog?: boolean }) {
  useShortcuts(
    ['J', '?', '/', 'Alt+N', 'Alt+Shift+N', 'Control+Enter'].map((keys) => ({
      keys,
      label: keys,
      run: () => ran.push(keys),
    })),
  );
  return (
    <>
      <button aria-keyshortcuts={useKeyHint('J', 'Control+Enter')}>Rows</button>
      <input aria-label="Text" />
      <input aria-label="Rating" type="range" />
      <textarea aria-label="Answer" />
      <div role="combobox" tabIndex={0} aria-label="Study" aria-controls="none" aria-expanded={false} />
      {hasDialog && <div className="MuiModal-root" />}
    </>
  );
}

/** What a key does there. */
function pressing(key: string, options: KeyboardEventInit = {}, on: Element = document.body): string[] {
  ran.length = 0;
  fireEvent.keyDown(on, { key, ...options });
  return [...ran];
}

beforeEach(() => setSingleKeys(true));

test('a letter, a sign and keys with a modifier each run their shortcut', () => {
  render(<Screen />);
  expect(pressing('j')).toEqual(['J']);
  expect(pressing('?', { shiftKey: true })).toEqual(['?']);
  expect(pressing('/', { shiftKey: true })).toEqual(['/']);
  expect(pressing('Dead', { code: 'KeyN', altKey: true })).toEqual(['Alt+N']);
  expect(pressing('˜', { code: 'KeyN', altKey: true, shiftKey: true })).toEqual(['Alt+Shift+N']);
  expect(pressing('Enter', { ctrlKey: true })).toEqual(['Control+Enter']);
  expect(pressing('Enter', { metaKey: true })).toEqual(['Control+Enter']);
});

test('a key works from the moment that its hint is on the screen', () => {
  let early: string[] = [];
  function Page() {
    useLayoutEffect(() => {
      early = pressing('j');
    }, []);
    return <Screen />;
  }
  render(<Page />);
  expect(early).toEqual(['J']);
});

test('a letter with a modifier is not the letter, nor are keys without theirs', () => {
  render(<Screen />);
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey', 'shiftKey'])
    expect(pressing('j', { [modifier]: true })).toEqual([]);
  expect(pressing('Enter')).toEqual([]);
  expect(pressing('Enter', { ctrlKey: true, shiftKey: true })).toEqual([]);
});

test.each(['Text', 'Answer', 'Study'])(
  'in the field "%s" letters are text, and only keys with a modifier run',
  (name) => {
    render(<Screen />);
    const field = screen.getByLabelText(name);
    expect(pressing('j', {}, field)).toEqual([]);
    expect(pressing('?', {}, field)).toEqual([]);
    expect(pressing('Enter', { ctrlKey: true }, field)).toEqual(['Control+Enter']);
    expect(pressing('j', {}, screen.getByLabelText('Rating'))).toEqual(['J']);
  },
);

test('a shortcut of some fields runs in these and outside of fields, not in others', () => {
  function Page() {
    useShortcuts([{ keys: 'Control+Enter', label: 'Send', fields: '#answer', run: () => ran.push('sent') }]);
    return (
      <>
        <button>Rows</button>
        <input aria-label="Search" />
        <textarea aria-label="Answer" id="answer" />
      </>
    );
  }
  render(<Page />);
  const pressed = (name: string) => pressing('Enter', { ctrlKey: true }, screen.getByLabelText(name));
  expect(pressed('Search')).toEqual([]);
  expect(pressed('Answer')).toEqual(['sent']);
  expect(pressing('Enter', { ctrlKey: true }, screen.getByRole('button'))).toEqual(['sent']);
});

test('under an open dialog nothing runs but keys with Alt', () => {
  render(<Screen hasDialog />);
  expect(pressing('j')).toEqual([]);
  expect(pressing('Enter', { ctrlKey: true })).toEqual([]);
  expect(pressing('n', { code: 'KeyN', altKey: true })).toEqual(['Alt+N']);
});

test('single keys can be turned off, and are then not announced', () => {
  setSingleKeys(false);
  render(<Screen />);
  expect(pressing('j')).toEqual([]);
  expect(pressing('?')).toEqual([]);
  expect(pressing('Enter', { ctrlKey: true })).toEqual(['Control+Enter']);
  expect(screen.getByRole('button').getAttribute('aria-keyshortcuts')).toBe('Control+Enter');
});

test('a held key runs once, and nothing runs once the screen is gone', () => {
  const { unmount } = render(<Screen />);
  expect(screen.getByRole('button').getAttribute('aria-keyshortcuts')).toBe('J Control+Enter');
  expect(pressing('j', { repeat: true })).toEqual([]);
  expect(pressing('j', { isComposing: true })).toEqual([]);
  unmount();
  expect(pressing('j')).toEqual([]);
});
