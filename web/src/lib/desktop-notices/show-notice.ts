import { noticePermission } from './permission.ts';

/** Must not name a patient: others may see the screen. */
export interface DesktopNotice {
  title: string;
  body: string;
  /** Same tag, same event: several tabs show it once. */
  tag: string;
  onOpen: () => void;
}

/** Only with permission and while the page is out of view. */
export function showNotice({ title, body, tag, onOpen }: DesktopNotice): void {
  if (noticePermission() !== 'granted' || document.hasFocus()) return;
  const notice = createNotice(title, { body, tag });
  notice?.addEventListener('click', () => {
    window.focus();
    notice.close();
    onOpen();
  });
}

/** Chrome on Android has the class but throws when a page uses it. */
function createNotice(title: string, options: NotificationOptions): Notification | null {
  try {
    return new window.Notification(title, options);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}
