const ALONE = '\\.alone\\.api\\.test\\.ts$';

const base = {
  transform: { '\\.tsx?$': '@swc/jest' },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '^jose$': '<rootDir>/functions/src/testing/no-jose.cjs' },
  testMatch: ['**/*.test.{ts,tsx}'],
};

/**
 * Unit tests are beside the code; `rules`, `api` and `alone` need the emulators, `long` takes minutes and the registry,
 * `load` and `faults` minutes and the emulators.
 */
export default {
  projects: [
    { ...base, displayName: 'contract', roots: ['<rootDir>/contract/src'] },
    {
      ...base,
      displayName: 'functions',
      roots: ['<rootDir>/functions/src'],
      testPathIgnorePatterns: ['\\.(api|faults)\\.test\\.ts$'],
    },
    {
      ...base,
      displayName: 'tools',
      roots: ['<rootDir>/tools', '<rootDir>/samples'],
      testPathIgnorePatterns: ['\\.(api|long|load)\\.test\\.ts$'],
    },
    { ...base, displayName: 'long', roots: ['<rootDir>/tools'], testMatch: ['**/*.long.test.ts'] },
    { ...base, displayName: 'load', roots: ['<rootDir>/tools'], testMatch: ['**/*.load.test.ts'] },
    { ...base, displayName: 'faults', roots: ['<rootDir>/functions/src'], testMatch: ['**/*.faults.test.ts'] },
    {
      ...base,
      displayName: 'web',
      roots: ['<rootDir>/web/src'],
      testEnvironment: 'jest-fixed-jsdom',
      moduleNameMapper: { ...base.moduleNameMapper, '\\.css$': '<rootDir>/web/src/testing/no-styles.ts' },
    },
    { ...base, displayName: 'rules', roots: ['<rootDir>/rules-tests'] },
    {
      ...base,
      displayName: 'api',
      roots: ['<rootDir>/functions/src', '<rootDir>/tools'],
      testMatch: ['**/*.api.test.ts'],
      testPathIgnorePatterns: [ALONE],
    },
    // They change or count what all tests share, such as the settings of the organisation or documents of all studies.
    { ...base, displayName: 'alone', roots: ['<rootDir>/functions/src'], testMatch: ['**/*.alone.api.test.ts'] },
  ],
};
