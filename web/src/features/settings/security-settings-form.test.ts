import { securitySettingsRecord } from '@trialdesk/contract/entities/security-settings';
import { findSecurityConflict, toSecurityForm } from './security-settings-form.ts';

const stored = securitySettingsRecord({ version: 3, changed_by: { id: 'leo', name: 'Leo Lund' } });
const mine = { ...toSecurityForm(stored), version: 2 };

test('newer settings that differ are a conflict, each with its label', () => {
  const theirs = { ...stored, refuse_weak_passwords: true, idle_minutes: 30 };
  expect(findSecurityConflict(mine, theirs)).toEqual({
    title: 'Leo Lund saved newer settings',
    theirs: ['Refuse weak passwords: On', 'Sign out when inactive: After 30 minutes'],
    kept: { ...mine, version: 3 },
  });
  expect(findSecurityConflict({ ...mine, idle_minutes: 15 }, stored)?.theirs).toEqual(['Sign out when inactive: Off']);
});

test('equal or older settings are none', () => {
  expect(findSecurityConflict(mine, stored)).toBeNull();
  expect(findSecurityConflict({ ...mine, version: 3 }, { ...stored, confirm_with_password: true })).toBeNull();
});
