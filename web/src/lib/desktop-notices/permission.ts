/** `unasked` until the person was asked. */
export type NoticePermission = 'granted' | 'denied' | 'unasked' | 'unsupported';

/** Does not ask. */
export function noticePermission(): NoticePermission {
  if (!('Notification' in window)) return 'unsupported';
  return window.Notification.permission === 'default' ? 'unasked' : window.Notification.permission;
}

const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Call only in response to an action of the person. */
export async function askForNotices(): Promise<void> {
  if (noticePermission() !== 'unasked') return;
  await window.Notification.requestPermission();
  tell();
}

/** After asking, or on return from the browser's settings. */
export function onPermissionChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('focus', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('focus', listener);
  };
}
