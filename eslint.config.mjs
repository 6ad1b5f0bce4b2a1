import js from '@eslint/js';
import globals from 'globals';
import importX from 'eslint-plugin-import-x';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import tseslint from 'typescript-eslint';
import { answeringZonesIn } from './tools/lint/answering-stages.mjs';
import { codeSyntax } from './tools/lint/code-loading.mjs';
import { ingestionZonesIn } from './tools/lint/ingestion-stages.mjs';
import { functionZonesIn } from './tools/lint/layers.mjs';
import { permissionSyntax } from './tools/lint/permissions.mjs';
import { repositoryImports } from './tools/lint/repository-imports.mjs';
import { webZonesIn } from './tools/lint/web-layers.mjs';

/* What code may reach and use; `.oxlintrc.json` has the rules of the language. */

/** Imports point one way; each line is a folder and what it may not reach. */
const zones = [
  { target: './contract', from: ['./functions', './web', './tools'] },
  { target: './functions', from: ['./web', './tools'] },
  { target: './web', from: ['./functions', './tools'] },
  ...webZonesIn('./web/src'),
  ...answeringZonesIn('./functions/src/answering'),
  ...ingestionZonesIn('./functions/src'),
];

const noFirestore = ['firebase-admin/firestore', '@google-cloud/firestore'].map((name) => ({
  name,
  message: 'Only repositories and the Firebase setup reach the database.',
}));
const noCollections = {
  group: ['**/firebase/collections.ts', '**/firebase/with-retry.ts'],
  message: 'Only repositories reach the database.',
};
const noFirebase = {
  group: ['**/firebase/*'],
  message: 'Reach Firebase through a repository or one of the gateways in eslint.config.mjs.',
};
const gateways = [
  'functions/src/users/accounts.ts',
  'functions/src/audit/signing/sign-head.ts',
  'functions/src/documents/file-store.ts',
  'functions/src/documents/open-source.ts',
  'functions/src/documents/upload-session.ts',
  'functions/src/ingestion/passages/passage-store.ts',
  'functions/src/ingestion/scans/scan-store.ts',
];

const loggerSyntax = {
  selector: "ImportSpecifier[imported.name='logger']",
  message: 'Log through functions/src/log-context.ts, so that each line names what it is about.',
};

/** Code that is deployed, as against tests and their helpers. */
const notInProduction = ['**/*.test.{ts,tsx}', '**/testing/**'];

const browserStorage = ['localStorage', 'sessionStorage', 'indexedDB'].map((name) => ({
  name,
  message: 'Keep it through web/src/lib/storage/browser-storage.ts, which removes it when the session ends.',
}));

const replySchemasAsTypes = {
  group: ['@trialdesk/contract/replies/*', '@trialdesk/contract/operations', '@trialdesk/contract/operations/*'],
  allowTypeImports: true,
  message: 'The browser loads no reply schemas, only their types.',
};

export default tseslint.config(
  {
    ignores: ['**/dist/**', '**/node_modules/**', '.cache/**', '.data/**', '.release/**', 'coverage/**'],
  },
  {
    ...js.configs.recommended,
    files: ['**/*.mjs'],
    languageOptions: { globals: globals.node },
  },
  {
    ...js.configs.recommended,
    files: ['web/public/*.js'],
    languageOptions: { globals: globals.browser, sourceType: 'script' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser },
    plugins: { '@typescript-eslint': tseslint.plugin, 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      'no-useless-assignment': 'error',
      'import-x/no-restricted-paths': ['error', { zones }],
    },
  },
  {
    files: ['contract/src/**/*.ts', 'functions/src/**/*.ts', 'web/src/**/*.{ts,tsx}', 'tools/**/*.ts'],
    ignores: ['contract/src/permissions.ts', ...notInProduction],
    rules: { 'no-restricted-syntax': ['error', ...permissionSyntax] },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    ignores: ['web/src/app/likely-pages.ts', ...notInProduction],
    rules: { 'no-restricted-syntax': ['error', ...permissionSyntax, ...codeSyntax] },
  },
  {
    files: ['functions/src/**/*.ts'],
    ignores: ['functions/src/log-context.ts', ...notInProduction],
    rules: { 'no-restricted-syntax': ['error', ...permissionSyntax, loggerSyntax] },
  },
  {
    files: ['functions/src/**/*.ts'],
    ignores: notInProduction,
    rules: { 'import-x/no-restricted-paths': ['error', { zones: [...zones, ...functionZonesIn('./functions/src')] }] },
  },
  {
    files: ['functions/src/**/*.ts'],
    ignores: ['**/*-repository.ts', 'functions/src/firebase/**', ...gateways, ...notInProduction],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { paths: noFirestore, patterns: [noFirebase] }] },
  },
  {
    files: gateways,
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { paths: noFirestore, patterns: [noCollections] }] },
  },
  {
    files: ['functions/src/**/*-repository.ts'],
    plugins: { layers: { rules: { 'repository-imports': repositoryImports } } },
    rules: { 'layers/repository-imports': 'error' },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [replySchemasAsTypes] }] },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    ignores: ['web/src/lib/**', 'web/src/features/*/api/**', 'web/src/app/**', 'web/src/testing/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            replySchemasAsTypes,
            {
              group: ['firebase/*', 'reactfire'],
              allowTypeImports: true,
              message: 'Views get their data from a hook under api/ or lib/.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    ignores: ['web/src/lib/storage/browser-storage.ts', ...notInProduction],
    rules: {
      'no-restricted-globals': ['error', ...browserStorage],
      'no-restricted-properties': [
        'error',
        ...browserStorage.map(({ name, message }) => ({ property: name, message })),
      ],
    },
  },
);
