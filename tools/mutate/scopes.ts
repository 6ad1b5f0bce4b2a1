/** Code that is mutated together, and the tests that must notice. */
export interface Scope {
  name: string;
  folders: string[];
  /** `unit` tests are the folders' own; `api` tests call the mutated API in-process and need the emulators. */
  runner: 'unit' | 'api';
}

export const SCOPES: readonly Scope[] = [
  { name: 'contract', folders: ['contract/src'], runner: 'unit' },
  { name: 'verification', folders: ['functions/src/answering/verification'], runner: 'unit' },
  { name: 'api', folders: ['functions/src/http', 'functions/src/requests'], runner: 'api' },
];

/** Tests for the `api` runner. Tests that compare global counts or settings would disturb each other. */
export const API_TESTS = [
  'functions/src/http/*.test.ts',
  'functions/src/requests/*.test.ts',
  'functions/src/app/replies.api.test.ts',
  'functions/src/app/who-may-call.api.test.ts',
];

/** Files of a scope to mutate: all, or those given that belong to it. */
export function filesToMutate({ folders }: Scope, given: readonly string[]): string[] {
  if (given.length === 0) return folders.map((folder) => `${folder}/**/*.ts`);
  return given.filter((file) => folders.some((folder) => file.startsWith(folder)));
}
