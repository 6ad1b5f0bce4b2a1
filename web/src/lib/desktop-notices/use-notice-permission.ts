import { useSyncExternalStore } from 'react';
import { noticePermission, onPermissionChange, type NoticePermission } from './permission.ts';

/** The current permission for desktop notifications. */
export function useNoticePermission(): NoticePermission {
  return useSyncExternalStore(onPermissionChange, noticePermission);
}
