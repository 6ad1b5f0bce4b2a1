import { render, screen } from '@testing-library/react';
import { aQuery, READY_DRAFT } from '../../testing/a-request.ts';
import { ResponseChecks } from './response-checks.tsx';

const [cited] = READY_DRAFT.citations;
if (!cited) throw new Error('A citation');
const citations = [{ ...cited, text_snippet: 'After more than 6 hours the dose is skipped.' }];
const query = aQuery({
  draft: { ...READY_DRAFT, text: 'After more than 6 hours the dose is skipped. [1]', citations },
});

it('warns about a value that somebody has changed, and not about the same in other words', () => {
  const { rerender, container } = render(
    <ResponseChecks query={query} response={{ text: 'Skip it after 8 hours. [1]', citations }} />,
  );
  expect(screen.getByRole('alert').textContent).toBe('The cited passages do not state: 8 hours. Check before sending.');
  rerender(<ResponseChecks query={query} response={{ text: 'Skip it after 6 hours. [1]', citations }} />);
  expect(container.textContent).toBe('');
});

it('warns about a "not" that somebody has dropped', () => {
  const forbidden = [{ ...cited, text_snippet: 'Participants must not take ibuprofen during treatment.' }];
  const response = { text: 'Participants must take ibuprofen during treatment. [1]', citations: forbidden };
  const { rerender, container } = render(<ResponseChecks query={query} response={response} />);
  expect(screen.getByRole('note').textContent).toBe(
    'Check before sending. The cited passages seem to say the opposite: “Participants must take ibuprofen during treatment.”',
  );
  rerender(
    <ResponseChecks
      query={query}
      response={{ ...response, text: 'Participants may not take ibuprofen during treatment. [1]' }}
    />,
  );
  expect(container.textContent).toBe('');
});
