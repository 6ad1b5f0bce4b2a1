import { preferencesOf } from '@trialdesk/contract/entities/preferences';
import { useChosenPreferences } from '../preferences/use-chosen-preferences.ts';
import { showNotice, type DesktopNotice } from './show-notice.ts';
import { useNoticePermission } from './use-notice-permission.ts';

const silent = () => undefined;

/** On if the person wants them and the browser permits them. */
export function useDesktopNotice(): { isOn: boolean; show: (notice: DesktopNotice) => void } {
  const permission = useNoticePermission();
  const chosen = useChosenPreferences();
  const wanted = chosen.status === 'ready' && preferencesOf({ preferences: chosen.data }).notifications.desktop;
  const isOn = wanted && permission === 'granted';
  return { isOn, show: isOn ? showNotice : silent };
}
