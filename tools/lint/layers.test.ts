import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ESLint } from 'eslint';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';
import { answeringZonesIn } from './answering-stages.mjs';
import { ingestionZonesIn } from './ingestion-stages.mjs';
import { functionZonesIn, SHARED } from './layers.mjs';
import { webZonesIn } from './web-layers.mjs';

const made: string[] = [];

afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true });
});

/** Files by path, each with the path of what it imports. */
type Files = Record<string, string | null>;

/** The files with an import that these zones refuse. */
async function refused(files: Files, zonesIn: (root: string) => object[]): Promise<string[]> {
  const root = mkdtempSync(path.join(tmpdir(), 'layers-'));
  made.push(root);
  for (const [file, target] of Object.entries(files)) {
    const place = path.join(root, file);
    mkdirSync(path.dirname(place), { recursive: true });
    const to = target === null ? null : path.relative(path.dirname(place), path.join(root, target));
    writeFileSync(place, to === null ? 'export {};' : `import '${to.startsWith('.') ? to : `./${to}`}';`);
  }
  const eslint = new ESLint({
    cwd: root,
    overrideConfigFile: true,
    overrideConfig: {
      files: ['**/*.ts'],
      languageOptions: { parser: tseslint.parser },
      plugins: { 'import-x': importX },
      settings: { 'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts'] })] },
      rules: { 'import-x/no-restricted-paths': ['error', { zones: zonesIn(root) }] },
    },
  });
  const results = await eslint.lintFiles(['**/*.ts']);
  return results
    .filter(({ messages }) => messages.length > 0)
    .map(({ filePath }) => path.relative(root, filePath))
    .sort();
}

test('every shared folder of functions exists', () => {
  expect(SHARED.filter((name) => !existsSync(`functions/src/${name}`))).toEqual([]);
});

test('a new feature of functions is imported by app alone, and imports what is shared', async () => {
  const files: Files = {
    'newcomer/service.ts': 'requests/service.ts',
    'app/uses-newcomer.ts': 'newcomer/service.ts',
    'requests/service.ts': null,
    'requests/uses-newcomer.ts': 'newcomer/service.ts',
    'another/uses-newcomer.ts': 'newcomer/service.ts',
    'newcomer/uses-app.ts': 'app/uses-newcomer.ts',
    'clock.ts': null,
    'newcomer/uses-clock.ts': 'clock.ts',
    'leaf.ts': 'newcomer/service.ts',
  };
  expect(await refused(files, functionZonesIn)).toEqual([
    'another/uses-newcomer.ts',
    'leaf.ts',
    'newcomer/uses-app.ts',
    'requests/uses-newcomer.ts',
  ]);
});

test('shared folders of functions import those before them', async () => {
  const files: Files = {
    'sites/service.ts': null,
    'requests/uses-sites.ts': 'sites/service.ts',
    'sites/uses-requests.ts': 'requests/uses-sites.ts',
    'sites/routes.ts': null,
    'app/uses-routes.ts': 'sites/routes.ts',
    'requests/uses-routes.ts': 'sites/routes.ts',
  };
  expect(await refused(files, functionZonesIn)).toEqual(['requests/uses-routes.ts', 'sites/uses-requests.ts']);
});

test('a new feature of web is imported by app alone, and a new folder imports no feature', async () => {
  const files: Files = {
    'features/newcomer/page.ts': 'lib/session.ts',
    'lib/session.ts': null,
    'lib/uses-newcomer.ts': 'features/newcomer/page.ts',
    'app/router.ts': 'features/newcomer/page.ts',
    'features/another/uses-newcomer.ts': 'features/newcomer/page.ts',
    'components/uses-newcomer.ts': 'features/newcomer/page.ts',
    'stores/uses-newcomer.ts': 'features/newcomer/page.ts',
    'stores/uses-session.ts': 'lib/session.ts',
  };
  expect(await refused(files, webZonesIn)).toEqual([
    'components/uses-newcomer.ts',
    'features/another/uses-newcomer.ts',
    'lib/uses-newcomer.ts',
    'stores/uses-newcomer.ts',
  ]);
});

test('a new folder of answering comes after every stage, and imports their entry points', async () => {
  const files: Files = {
    'newcomer/part.ts': 'text/terms.ts',
    'newcomer/uses-inside.ts': 'text/inside.ts',
    'text/terms.ts': null,
    'text/inside.ts': null,
    'jobs/uses-newcomer.ts': 'newcomer/part.ts',
    'text/uses-jobs.ts': 'jobs/uses-newcomer.ts',
  };
  expect(await refused(files, answeringZonesIn)).toEqual([
    'jobs/uses-newcomer.ts',
    'newcomer/uses-inside.ts',
    'text/uses-jobs.ts',
  ]);
});

test('stages of ingestion import those before them, and others what is offered', async () => {
  const files: Files = {
    'ingestion/pdf/page-text.ts': null,
    'ingestion/pdf/inside.ts': null,
    'ingestion/pdf/uses-layout.ts': 'ingestion/layout/row.ts',
    'ingestion/layout/row.ts': 'ingestion/pdf/page-text.ts',
    'ingestion/tables/uses-inside.ts': 'ingestion/pdf/inside.ts',
    'ingestion/passages/passage.ts': 'ingestion/layout/row.ts',
    'ingestion/read-pdf.ts': 'ingestion/pdf/inside.ts',
    'answering/uses-passage.ts': 'ingestion/passages/passage.ts',
    'answering/uses-row.ts': 'ingestion/layout/row.ts',
    'answering/uses-row.test.ts': 'ingestion/layout/row.ts',
    'glance/uses-reading.ts': 'ingestion/read-pdf.ts',
  };
  expect(await refused(files, ingestionZonesIn)).toEqual([
    'answering/uses-row.ts',
    'ingestion/pdf/uses-layout.ts',
    'ingestion/tables/uses-inside.ts',
  ]);
});
