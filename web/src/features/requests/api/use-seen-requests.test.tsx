import { act, waitFor } from '@testing-library/react';
import { openPage } from '../../../testing/open-page.tsx';

const { useMarkSeen } = await import('./use-seen-requests.ts');

const CALL = 'PUT /requests/r1/seen';

function Seen() {
  useMarkSeen('r1', 'q1');
  return null;
}

function show(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

afterEach(() => show('visible'));

test('a request in a tab in the background is not marked as seen until the tab is looked at', async () => {
  show('hidden');
  const { sent } = await openPage(Seen, { as: 'Site Manager', path: '/request/r1', replies: { [CALL]: {} } });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sent(CALL)).toHaveLength(0);
  show('visible');
  await waitFor(() => expect(sent(CALL)).toHaveLength(1));
  show('hidden');
  show('visible');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sent(CALL)).toHaveLength(1);
});
