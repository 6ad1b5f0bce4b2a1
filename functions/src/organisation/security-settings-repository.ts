import {
  securitySettingsOf,
  securitySettingsRecord,
  type SecuritySettings,
  type SecuritySettingsRecord,
} from '@trialdesk/contract/entities/security-settings';
import { securitySettings } from '../firebase/collections.ts';
import type { By } from '../names/named-record-repository.ts';
import { findSettings, storeSettings, type SettingsChange, type SettingsRecord } from './settings-record-repository.ts';

const SECURITY: SettingsRecord<SecuritySettings> = {
  collection: securitySettings,
  complete: securitySettingsRecord,
  settingsOf: securitySettingsOf,
  action: 'security_settings.changed',
};

export function findSecuritySettings(): Promise<SecuritySettingsRecord> {
  return findSettings(SECURITY);
}

/** Null when changed meanwhile. */
export function storeSecuritySettings(
  change: SettingsChange<SecuritySettings>,
  by: By,
): Promise<SecuritySettingsRecord | null> {
  return storeSettings(SECURITY, change, by);
}
