import { jest } from '@jest/globals';
import { askForNotices, noticePermission } from './permission.ts';
import { showNotice, type DesktopNotice } from './show-notice.ts';

const shown: { title: string; options: NotificationOptions | undefined; click: () => void }[] = [];
const requestPermission = jest.fn(() => Promise.resolve('granted' as const));

class FakeNotification extends EventTarget {
  static permission: NotificationPermission = 'granted';
  static requestPermission = requestPermission;
  close = jest.fn();

  constructor(title: string, options?: NotificationOptions) {
    super();
    shown.push({ title, options, click: () => this.dispatchEvent(new Event('click')) });
  }
}

const notice: DesktopNotice = { title: 'Response received', body: 'LANTERN-3', tag: 'answer_1', onOpen: jest.fn() };

function browser(permission: NotificationPermission | null, isLookedAt = false): void {
  Reflect.deleteProperty(window, 'Notification');
  FakeNotification.permission = permission ?? 'default';
  if (permission !== null) Object.assign(window, { Notification: FakeNotification });
  jest.spyOn(document, 'hasFocus').mockReturnValue(isLookedAt);
}

beforeEach(() => {
  shown.length = 0;
  requestPermission.mockClear();
  jest.spyOn(window, 'focus').mockReturnValue();
});

test('a notice is shown with its tag, and a click leads to what it is about', () => {
  browser('granted');
  showNotice(notice);
  expect(shown).toMatchObject([{ title: 'Response received', options: { body: 'LANTERN-3', tag: 'answer_1' } }]);
  shown[0]?.click();
  expect(notice.onOpen).toHaveBeenCalledTimes(1);
});

test('nothing is shown while the page is in view', () => {
  browser('granted', true);
  showNotice(notice);
  expect(shown).toEqual([]);
});

test.each(['denied', 'default', null] as const)(
  'nothing is shown, and nobody asked, where permission is %s',
  (state) => {
    browser(state);
    showNotice(notice);
    expect(shown).toEqual([]);
    expect(requestPermission).not.toHaveBeenCalled();
  },
);

test('the browser asks once, and not where it has been answered', async () => {
  browser('default');
  expect(noticePermission()).toBe('unasked');
  await askForNotices();
  expect(requestPermission).toHaveBeenCalledTimes(1);
  browser('denied');
  await askForNotices();
  browser(null);
  await askForNotices();
  expect(noticePermission()).toBe('unsupported');
  expect(requestPermission).toHaveBeenCalledTimes(1);
});
