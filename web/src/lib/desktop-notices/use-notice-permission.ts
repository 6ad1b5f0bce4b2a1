import { useSyncExternalStore } from 'react';
import { noticePermission, onPermissionChange, type NoticePermission } from './permission.ts';

/** Whether this browser lets the application show desktop notifications, as it stands now. */
export function useNoticePermission(): NoticePermission {
  return useSyncExternalStore(onPermissionChange, noticePermission);
}
