import type { Actor } from './user.ts';

/** For the whole organisation. */
export interface SecuritySettings {
  /** Sending an answer needs a sign-in of the last `LIMITS.freshSignInMinutes`. */
  confirm_with_password: boolean;
  /** Passwords that are easy to guess (`isWeak`) cannot be chosen. */
  refuse_weak_passwords: boolean;
  /** Without activity for this long, people are signed out; null keeps them signed in. */
  idle_minutes: number | null;
}

/** `security_settings/organisation`. */
export interface SecuritySettingsRecord extends SecuritySettings {
  /** Increases with each change, from 0; a change based on an older version is refused. */
  version: number;
  changed_by: Actor | null;
}

const DEFAULTS: SecuritySettings = { confirm_with_password: false, refuse_weak_passwords: false, idle_minutes: null };

export function securitySettingsRecord(stored: Partial<SecuritySettingsRecord> | undefined): SecuritySettingsRecord {
  return { ...DEFAULTS, version: 0, changed_by: null, ...stored };
}

export function securitySettingsOf({
  confirm_with_password,
  refuse_weak_passwords,
  idle_minutes,
}: SecuritySettings): SecuritySettings {
  return { confirm_with_password, refuse_weak_passwords, idle_minutes };
}
