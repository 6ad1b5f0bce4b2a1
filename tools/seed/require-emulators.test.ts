import { emulatorVariables } from '../emulators/addresses.ts';
import { requireEmulators } from './require-emulators.ts';

test('demo data is for emulators on this computer alone', () => {
  expect(() => {
    requireEmulators(emulatorVariables);
  }).not.toThrow();
  const others = [
    {},
    { ...emulatorVariables, GCLOUD_PROJECT: 'our-trials' },
    { ...emulatorVariables, GOOGLE_CLOUD_PROJECT: undefined },
    { ...emulatorVariables, FIRESTORE_EMULATOR_HOST: undefined },
    { ...emulatorVariables, FIREBASE_AUTH_EMULATOR_HOST: 'auth.example.org:9099' },
    { ...emulatorVariables, FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1.example.org:9199' },
  ];
  for (const variables of others) {
    expect(() => {
      requireEmulators(variables);
    }).toThrow('emulators on this computer');
  }
});
