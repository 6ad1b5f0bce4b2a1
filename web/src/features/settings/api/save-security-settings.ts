import { call } from '../../../lib/api.ts';
import { toSecurityForm, type SecuritySettingsForm } from '../security-settings-form.ts';

/** Rejects with an `ApiError`, 409 when someone else was first. */
export async function saveSecuritySettings(form: SecuritySettingsForm): Promise<SecuritySettingsForm> {
  return toSecurityForm(await call('putSecuritySettings', { body: form }));
}
