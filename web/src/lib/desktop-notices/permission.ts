/** Whether this browser lets the application show desktop notifications; `unasked` until the person was asked. */
export type NoticePermission = 'granted' | 'denied' | 'unasked' | 'unsupported';

/** What the browser would say now; nobody is asked. */
export function noticePermission(): NoticePermission {
  if (!('Notification' in window)) return 'unsupported';
  return window.Notification.permission === 'default' ? 'unasked' : window.Notification.permission;
}

const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Lets the browser ask the person; only ever after they did something that means it. */
export async function askForNotices(): Promise<void> {
  if (noticePermission() !== 'unasked') return;
  await window.Notification.requestPermission();
  tell();
}

/** Calls on when the permission may have changed: it was asked for, or the person comes back from the settings. */
export function onPermissionChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('focus', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('focus', listener);
  };
}
