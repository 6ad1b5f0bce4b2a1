import { useSyncExternalStore } from 'react';
import { noticePermission, onPermissionChange, type NoticePermission } from './permission.ts';

export function useNoticePermission(): NoticePermission {
  return useSyncExternalStore(onPermissionChange, noticePermission);
}
