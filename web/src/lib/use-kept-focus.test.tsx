import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useKeptFocus } from './use-kept-focus.ts';

interface BlockProps {
  hasNotice: boolean;
  opensEditor?: boolean;
}

function Block({ hasNotice, opensEditor = false }: BlockProps) {
  const home = useRef<HTMLButtonElement>(null);
  const keptFocus = useKeptFocus(() => home.current);
  return (
    <>
      <div {...keptFocus}>
        <button ref={home}>Edit</button>
        {hasNotice && <button>Discard</button>}
      </div>
      {opensEditor && <textarea autoFocus />}
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

describe('useKeptFocus', () => {
  it('moves the focus when the focused element is removed', () => {
    const { rerender } = render(<Block hasNotice />);
    button('Discard').focus();
    rerender(<Block hasNotice={false} />);
    expect(document.activeElement).toBe(button('Edit'));
  });

  it('leaves the focus on an element that has just taken it', () => {
    const { rerender } = render(<Block hasNotice />);
    button('Discard').focus();
    rerender(<Block hasNotice={false} opensEditor />);
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });

  it('does not move the focus after a blur', () => {
    const { rerender } = render(<Block hasNotice />);
    button('Discard').focus();
    button('Discard').blur();
    rerender(<Block hasNotice={false} />);
    expect(document.activeElement).toBe(document.body);
  });
});
