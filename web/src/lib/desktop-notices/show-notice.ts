import { noticePermission } from './permission.ts';

/** Something to be told outside of the page. It names no patient: it shows on a screen that others see. */
export interface DesktopNotice {
  title: string;
  body: string;
  /** The same for the same event, so that several tabs show it once. */
  tag: string;
  onOpen: () => void;
}

/** Shows a notification, unless the browser does not permit it or the person is looking at the page anyway. */
export function showNotice({ title, body, tag, onOpen }: DesktopNotice): void {
  if (noticePermission() !== 'granted' || document.hasFocus()) return;
  const notice = createNotice(title, { body, tag });
  notice?.addEventListener('click', () => {
    window.focus();
    notice.close();
    onOpen();
  });
}

/** Chrome on Android has the class and throws when a page uses it. */
function createNotice(title: string, options: NotificationOptions): Notification | null {
  try {
    return new window.Notification(title, options);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}
