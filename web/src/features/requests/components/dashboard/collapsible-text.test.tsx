import { fireEvent, render, screen } from '@testing-library/react';
import { CollapsibleText } from './collapsible-text.tsx';

const clamp = (text: string) =>
  window.getComputedStyle(screen.getByText(text.trim(), { normalizer: (t) => t.trim() })).overflow;

describe('CollapsibleText', () => {
  it('shows a short text in full', () => {
    render(<CollapsibleText text="May the visit be moved?" />);
    expect(clamp('May the visit be moved?')).not.toBe('hidden');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    ['many words', 'May the visit be moved? '.repeat(60)],
    ['many lines', 'Yes?\n'.repeat(14)],
  ])('clamps a text of %s until expanded', (_what, text) => {
    render(<CollapsibleText text={text} />);
    expect(clamp(text)).toBe('hidden');
    fireEvent.click(screen.getByRole('button', { name: 'Show all', expanded: false }));
    expect(clamp(text)).not.toBe('hidden');
    fireEvent.click(screen.getByRole('button', { name: 'Show less', expanded: true }));
    expect(clamp(text)).toBe('hidden');
  });
});
