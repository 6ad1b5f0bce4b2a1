/** Code that is mutated together, and the tests that must notice. */
export interface Scope {
  name: string;
  folders: string[];
  /** Patterns of test files. */
  tests: string[];
  /** Whether the tests call the API, which needs the emulators. */
  needsEmulators: boolean;
}

export const SCOPES: readonly Scope[] = [
  { name: 'contract', folders: ['contract/src'], tests: ['contract/src/**/*.test.ts'], needsEmulators: false },
  {
    name: 'verification',
    folders: ['functions/src/answering/verification'],
    tests: ['functions/src/answering/verification/*.test.ts'],
    needsEmulators: false,
  },
  {
    name: 'http',
    folders: ['functions/src/http'],
    tests: ['functions/src/http/*.test.ts'],
    needsEmulators: false,
  },
  {
    name: 'requests',
    folders: ['functions/src/requests'],
    // Without the tests that wait for drafts or read every document: they slow down as mutants leave requests behind.
    tests: ['functions/src/requests/!(one-question.api|regenerate-draft.api|unsent-words.api).test.ts'],
    needsEmulators: true,
  },
];

/** Files of a scope to mutate: all, or those given that belong to it. */
export function filesToMutate({ folders }: Scope, given: readonly string[]): string[] {
  if (given.length === 0) return folders.map((folder) => `${folder}/**/*.ts`);
  return given.filter((file) => folders.some((folder) => file.startsWith(folder)));
}
