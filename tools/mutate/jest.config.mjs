import path from 'node:path';
import config from '../../jest.config.mjs';

const [contract] = config.projects;

/** Unit tests with the contract's source instead of its package. The scopes give the roots. */
export default {
  ...contract,
  displayName: 'mutate',
  rootDir: path.resolve(import.meta.dirname, '../..'),
  testTimeout: 30_000,
  testPathIgnorePatterns: ['\\.api\\.test\\.ts$'],
  moduleNameMapper: { ...contract?.moduleNameMapper, '^@trialdesk/contract/(.*)$': '<rootDir>/contract/src/$1.ts' },
};
