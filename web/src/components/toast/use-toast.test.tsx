import { fill, MESSAGES, type MessageKey } from '@trialdesk/contract/messages';
import { jest } from '@jest/globals';
import { act, renderHook, screen, waitForElementToBeRemoved } from '@testing-library/react';
import { SnackbarProvider } from 'notistack';
import type { ReactNode } from 'react';
import { SETTLES } from './settles.ts';
import { useToast, type Toast } from './use-toast.ts';

const TEXT = fill(MESSAGES.aiSettingsSaved.text, {});

function Toasts({ children }: { children: ReactNode }) {
  return <SnackbarProvider preventDuplicate>{children}</SnackbarProvider>;
}

/** Shows the message, and closes the toast shown last. */
function toasts(): { show: () => void; closeLast: () => void } {
  const { result } = renderHook(useToast, { wrapper: Toasts });
  const opened: (() => void)[] = [];
  return {
    show: () => act(() => void opened.push(result.current.success('aiSettingsSaved'))),
    closeLast: () => act(() => opened.at(-1)?.()),
  };
}

const shown = () => screen.queryAllByText(TEXT);

test('a message that is on the screen is not shown twice', async () => {
  const { show } = toasts();
  show();
  show();
  expect(await screen.findAllByText(TEXT)).toHaveLength(1);
});

test('a message is shown again although its last toast is still closing', async () => {
  const { show, closeLast } = toasts();
  show();
  const first = await screen.findByText(TEXT);
  closeLast();
  show();
  await waitForElementToBeRemoved(first);
  const again = await screen.findByText(TEXT);
  closeLast();
  await waitForElementToBeRemoved(again);
  expect(shown()).toHaveLength(0);
});

test('a repeat that is closed before it was seen does not appear', async () => {
  const { show, closeLast } = toasts();
  show();
  const first = await screen.findByText(TEXT);
  closeLast();
  show();
  closeLast();
  await waitForElementToBeRemoved(first);
  expect(shown()).toHaveLength(0);
});

test('a repeat closes the toast that was there already', async () => {
  const { show, closeLast } = toasts();
  show();
  const first = await screen.findByText(TEXT);
  show();
  closeLast();
  await waitForElementToBeRemoved(first);
  expect(shown()).toHaveLength(0);
});

test('an error stays until it is dismissed, other messages go', async () => {
  jest.useFakeTimers();
  try {
    const { result } = renderHook(useToast, { wrapper: Toasts });
    act(() => {
      result.current.success('aiSettingsSaved');
      result.current.error('aiSettingsFailed');
    });
    expect(shown()).toHaveLength(1);
    // Closing takes several steps, each after React has shown the one before.
    for (let second = 0; second < 60; second++) await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(shown()).toHaveLength(0);
    expect(screen.queryAllByText(fill(MESSAGES.aiSettingsFailed.text, {}))).toHaveLength(1);
  } finally {
    jest.useRealTimers();
  }
});

test.each<[string, MessageKey, (toast: Toast) => void]>([
  ['its success', 'accessFailed', (toast) => toast.success('accessChanged')],
  ['a success without a message', 'ratingFailed', (toast) => toast.settle('ratingFailed')],
])('an error goes with %s', async (_what, failure, succeed) => {
  const { result } = renderHook(useToast, { wrapper: Toasts });
  act(() => void result.current.error(failure));
  const error = await screen.findByText(MESSAGES[failure].text);
  act(() => succeed(result.current));
  await waitForElementToBeRemoved(error);
});

/** Whose success shows no message of its own: a screen that is loaded, or that closes the error itself. */
const WITHOUT_SUCCESS: readonly MessageKey[] = [
  ...(['roleFailed', 'requestsFailed', 'siteManagersFailed', 'siteRequestsFailed', 'studiesFailed'] as const),
  ...(['sitesFailed', 'studyFiguresFailed', 'documentsFailed', 'viewerFailed', 'usersFailed'] as const),
  ...(['userSitesFailed', 'userStudiesFailed', 'appearanceFailed', 'resetRequestFailed'] as const),
  ...(['regenerateFailed', 'regenerateRefused', 'ratingFailed', 'uploadFailed', 'reminderFailed'] as const),
];

test('every failure has a success that settles it, or none with a message', () => {
  const failures = Object.keys(MESSAGES).filter((key) => /(Failed|Refused)$/.test(key));
  const settled = Object.values(SETTLES).flat();
  expect(failures.filter((key) => [...settled, ...WITHOUT_SUCCESS].every((known) => known !== key))).toEqual([]);
  expect(WITHOUT_SUCCESS.filter((key) => settled.includes(key))).toEqual([]);
});
