const base = {
  transform: { '\\.tsx?$': '@swc/jest' },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '^jose$': '<rootDir>/functions/src/testing/no-jose.cjs' },
  testMatch: ['**/*.test.{ts,tsx}'],
};

/** Unit tests stand beside the code; `rules` and `api` need the emulators. */
export default {
  projects: [
    { ...base, displayName: 'contract', roots: ['<rootDir>/contract/src'] },
    {
      ...base,
      displayName: 'functions',
      roots: ['<rootDir>/functions/src'],
      testPathIgnorePatterns: ['\\.api\\.test\\.ts$'],
    },
    {
      ...base,
      displayName: 'tools',
      roots: ['<rootDir>/tools', '<rootDir>/samples'],
      testPathIgnorePatterns: ['\\.api\\.test\\.ts$'],
    },
    { ...base, displayName: 'web', roots: ['<rootDir>/web/src'], testEnvironment: 'jsdom' },
    { ...base, displayName: 'rules', roots: ['<rootDir>/rules-tests'] },
    {
      ...base,
      displayName: 'api',
      roots: ['<rootDir>/functions/src', '<rootDir>/tools'],
      testMatch: ['**/*.api.test.ts'],
    },
  ],
};
