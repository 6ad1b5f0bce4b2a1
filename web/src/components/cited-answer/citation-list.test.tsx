import type { Citation } from '@trialdesk/contract/entities/citation';
import { render, screen } from '@testing-library/react';
import { CitationList } from './citation-list.tsx';

const citation: Citation = {
  number: 1,
  document_id: 'protocol',
  document_name: 'Protocol.pdf',
  document_version: 3,
  page: 12,
  section: '1.3 Schedule',
  text_snippet: 'The window is ± 3 days.',
};

function quoteBelow(text?: string) {
  render(<CitationList answerId="answer" citations={[citation]} {...(text !== undefined && { text })} />);
  return window.getComputedStyle(screen.getByText('“The window is ± 3 days.”')).display;
}

it('shows the place and the quote of a source', () => {
  expect(quoteBelow()).toBe('block');
  expect(screen.getByRole('listitem').textContent).toContain('Protocol.pdf, page 12 · Version 3 · 1.3 Schedule');
  expect(screen.queryByText(/Marked under/)).toBeNull();
});

it('says of which archived document a quote is', () => {
  render(<CitationList answerId="answer" citations={[citation]} archived={new Set(['protocol'])} />);
  expect(screen.getByRole('listitem').textContent).toContain('Version 3, archived');
});

it("shows the visits of a schedule row's marks beside its quote", () => {
  render(<CitationList answerId="answer" citations={[{ ...citation, marked_under: 'Visit 1, Week -2; Visit 3' }]} />);
  expect(screen.getByText('Marked under: Visit 1, Week -2; Visit 3')).toBeTruthy();
});

it('names who has added a citation to the research team only', () => {
  const added = { ...citation, added_by: { id: 'morgan', name: 'Morgan Thistle' } };
  const { rerender } = render(<CitationList answerId="answer" citations={[added]} namesPeople />);
  expect(screen.getByText('Added by Morgan Thistle')).toBeTruthy();
  rerender(<CitationList answerId="answer" citations={[citation]} namesPeople />);
  expect(screen.queryByText(/Added by/)).toBeNull();
  rerender(<CitationList answerId="answer" citations={[added]} />);
  expect(screen.queryByText(/Added by/)).toBeNull();
});

it('shows the quote below an answer in words of its own', () => {
  expect(quoteBelow('Three days late is fine. [1]')).toBe('block');
});

it('does not repeat a quote that the answer has word for word', () => {
  expect(quoteBelow('The window is\n± 3 days. [1]')).toBe('none');
});
