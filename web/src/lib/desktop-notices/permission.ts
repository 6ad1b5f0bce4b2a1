/** Whether this browser lets the application show desktop notifications; `unasked` until the person was asked. */
export type NoticePermission = 'granted' | 'denied' | 'unasked' | 'unsupported';

/** The current permission; does not ask. */
export function noticePermission(): NoticePermission {
  if (!('Notification' in window)) return 'unsupported';
  return window.Notification.permission === 'default' ? 'unasked' : window.Notification.permission;
}

const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Asks the person; call only in response to their own action. */
export async function askForNotices(): Promise<void> {
  if (noticePermission() !== 'unasked') return;
  await window.Notification.requestPermission();
  tell();
}

/** Notifies when the permission may have changed: after asking, or on return from the browser's settings. */
export function onPermissionChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('focus', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('focus', listener);
  };
}
