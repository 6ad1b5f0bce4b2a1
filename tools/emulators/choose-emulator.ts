/** Where one of the emulators' jars may be found on this machine; null where it is not. */
export interface EmulatorPlaces {
  /** Named by the environment. */
  named: string | null;
  /** In the cache of firebase-tools. */
  cached: string | null;
  /** In a Google Cloud CLI. */
  googleCloud: string | null;
}

/** What to do for an emulator: nothing, wrap the jar of the Google Cloud CLI, or download. */
export type EmulatorChoice = { kind: 'as-is' } | { kind: 'wrap'; jar: string } | { kind: 'download' };

/** A person's own setting comes first, then what needs no work, then what needs no network. */
export function chooseEmulator({ named, cached, googleCloud }: EmulatorPlaces): EmulatorChoice {
  if (named !== null || cached !== null) return { kind: 'as-is' };
  return googleCloud === null ? { kind: 'download' } : { kind: 'wrap', jar: googleCloud };
}
