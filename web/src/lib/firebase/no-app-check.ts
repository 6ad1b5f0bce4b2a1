function absent(): never {
  throw new Error('App Check is not part of this build');
}

/** Replaces App Check in a build without a site key; see vite.config.ts. */
export { absent as getToken, absent as initializeAppCheck, absent as ReCaptchaEnterpriseProvider };
