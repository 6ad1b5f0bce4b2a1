import {
  securitySettingsOf,
  type SecuritySettings,
  type SecuritySettingsRecord,
} from '@trialdesk/contract/entities/security-settings';
import type { SettingsConflict } from './settings-conflict.ts';

/** The form's values, and the settings version they are based on. */
export interface SecuritySettingsForm extends SecuritySettings {
  version: number;
}

export const SECURITY_LABELS = {
  confirm_with_password: 'Confirm with password',
  refuse_weak_passwords: 'Refuse weak passwords',
  idle_minutes: 'Sign out when inactive',
} as const satisfies Record<keyof SecuritySettings, string>;

const NAMES = Object.keys(SECURITY_LABELS) as (keyof SecuritySettings)[];

export function toSecurityForm(record: SecuritySettingsRecord): SecuritySettingsForm {
  return { ...securitySettingsOf(record), version: record.version };
}

/** The conflict with settings saved by someone else, or null if there is none or nothing differs. */
export function findSecurityConflict(
  mine: SecuritySettingsForm,
  record: SecuritySettingsRecord,
): SettingsConflict<SecuritySettingsForm> | null {
  const differing = NAMES.filter((name) => record[name] !== mine[name]);
  if (record.version <= mine.version || differing.length === 0) return null;
  return {
    title: `${record.changed_by?.name ?? 'Someone else'} saved newer settings`,
    theirs: differing.map((name) => `${SECURITY_LABELS[name]}: ${shown(record[name])}`),
    kept: { ...mine, version: record.version },
  };
}

function shown(value: boolean | number | null): string {
  if (typeof value === 'number') return `After ${value} minutes`;
  return value ? 'On' : 'Off';
}
