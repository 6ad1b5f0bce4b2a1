import { jest } from '@jest/globals';
import type { Draft } from '@trialdesk/contract/entities/draft';
import { renderHook } from '@testing-library/react';
import type { DesktopNotice } from '../../../../lib/desktop-notices/show-notice.ts';
import { aQuery, aRequest, READY_DRAFT } from '../../testing/a-request.ts';

const show = jest.fn<(notice: DesktopNotice) => void>();
jest.unstable_mockModule('../../../../lib/desktop-notices/use-desktop-notice.ts', () => ({
  useDesktopNotice: () => ({ isOn: true, show }),
}));
const navigate = jest.fn();
jest.unstable_mockModule('react-router-dom', () => ({ useNavigate: () => navigate }));
const { useDraftNotice } = await import('./use-draft-notice.ts');

const WRITING: Draft = { state: 'writing', since: '2026-03-02T12:00:00.000Z' };

/** Renders the hook with the newest question's drafts in turn. */
function watch(...drafts: Draft[]): void {
  show.mockClear();
  const requests = drafts.map((draft) => aRequest({ queries: [aQuery({ draft })] }));
  const { rerender } = renderHook((request) => useDraftNotice(request), {
    initialProps: requests[0] ?? aRequest(),
  });
  for (const request of requests.slice(1)) rerender(request);
}

test('a finished draft is notified once, without any text of the question', () => {
  watch(WRITING, READY_DRAFT, READY_DRAFT);
  expect(show.mock.calls.map(([{ title, body }]) => [title, body])).toEqual([
    ['The draft is ready.', 'LANTERN-3 · Riverside Medical Center'],
  ]);
});

test('a failed draft is notified too', () => {
  watch(WRITING, { state: 'failed', reason: 'unavailable', failed_at: '2026-03-02T12:01:00.000Z' });
  expect(show.mock.calls.map(([{ title }]) => title)).toEqual(['The draft could not be written.']);
});

test('a draft that was ready when the page opened is not notified', () => {
  watch(READY_DRAFT, READY_DRAFT);
  expect(show).not.toHaveBeenCalled();
});
