/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN?: string;
  readonly VITE_FIREBASE_APP_ID?: string;
  /** Of a build for the emulators: an origin, and a host with its port. */
  readonly VITE_AUTH_EMULATOR?: string;
  readonly VITE_FIRESTORE_EMULATOR?: string;
  /** Of reCAPTCHA Enterprise. */
  readonly VITE_APP_CHECK_SITE_KEY?: string;
  readonly VITE_DEMO_SCHEDULING_URL?: string;
  readonly VITE_INSTITUTIONAL_HOST?: string;
}
