/* Where the tests find the application and its emulators: what started the tests says so. */

function given(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: these tests need the emulators`);
  return value;
}

/** Hosting, unless a tool or a test serves the API itself. */
export function applicationOrigin(): string {
  return process.env.API_ORIGIN ?? given('APP_ORIGIN');
}

/** Of the function that is the API, without Hosting before it. */
export function functionOrigin(): string {
  return `http://${given('FUNCTIONS_EMULATOR_HOST')}/${given('GCLOUD_PROJECT')}/us-central1/api`;
}

export function authOrigin(): string {
  return `http://${given('FIREBASE_AUTH_EMULATOR_HOST')}`;
}

/** Of a call to the identity provider, such as `accounts:signUp`. */
export function identityAddress(call: string): string {
  return `${authOrigin()}/identitytoolkit.googleapis.com/v1/${call}`;
}

export function firestoreAddress(): { host: string; port: number } {
  const [host = '', port] = given('FIRESTORE_EMULATOR_HOST').split(':');
  return { host, port: Number(port) };
}

/** Of the emulator's own operations on a project. */
export function firestoreAdminAddress(path: string): string {
  return `http://${given('FIRESTORE_EMULATOR_HOST')}/emulator/v1/projects/${path}`;
}
