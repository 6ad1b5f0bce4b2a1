import { securitySettingsOf, securitySettingsRecord } from '../entities/security-settings.ts';
import { securitySettingsPayload } from './security-settings.ts';

const OFF = securitySettingsOf(securitySettingsRecord(undefined));
const accepts = (body: object) => securitySettingsPayload.isValidSync(body);

test('everything is off until an organisation says so', () => {
  expect(OFF).toEqual({ confirm_with_password: false, refuse_weak_passwords: false, idle_minutes: null });
  expect(securitySettingsRecord({ confirm_with_password: true })).toEqual({
    ...OFF,
    confirm_with_password: true,
    version: 0,
    changed_by: null,
  });
});

test.each([null, 5, 15, 480])('people may be signed out after %p minutes', (idle_minutes) => {
  expect(accepts({ ...OFF, idle_minutes })).toBe(true);
});

test.each([0, 4, 481, 7.5, '15', Number.NaN, undefined, true])('but not after %p', (idle_minutes) => {
  expect(accepts({ ...OFF, idle_minutes })).toBe(false);
});

test('a switch is on or off', () => {
  expect(accepts({ ...OFF, refuse_weak_passwords: true })).toBe(true);
  expect(accepts({ ...OFF, refuse_weak_passwords: 'yes' })).toBe(false);
  expect(accepts({ confirm_with_password: true, idle_minutes: null })).toBe(false);
});
