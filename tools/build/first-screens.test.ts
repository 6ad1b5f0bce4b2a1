import { filesOf, firstScreens, overBudget, type Manifest } from './first-screens.ts';

const MANIFEST: Manifest = {
  'index.html': {
    file: 'index.js',
    imports: ['_react'],
    dynamicImports: [
      'src/app/routes/landing-route.tsx',
      'src/app/layouts/themed-layout.tsx',
      'src/features/documents/components/documents-page.tsx',
    ],
  },
  _react: { file: 'react.js' },
  _shared: { file: 'shared.js', imports: ['_react'] },
  'src/app/layouts/themed-layout.tsx': { file: 'themed.js', imports: ['_shared'] },
  'src/app/layouts/session-layout.tsx': { file: 'session.js' },
  'src/app/layouts/member-layout.tsx': { file: 'member.js', imports: ['_shared'] },
  'src/lib/session/look-up-role.ts': { file: 'role.js' },
  'src/lib/session/follow-record.ts': { file: 'follow.js' },
  'src/app/routes/landing-route.tsx': { file: 'landing.js' },
  'src/features/documents/components/documents-page.tsx': { file: 'documents.js', imports: ['_shared'] },
  'src/components/pdf-viewer/pdf-view.tsx': { file: 'pdf-view.js' },
};

const read = (file: string) => (file === 'pdf-view.js' ? 'GlobalWorkerOptions' : file);

it('counts each file and its static imports once', () => {
  const documents = firstScreens(MANIFEST).find(({ name }) => name === 'documents');
  expect(filesOf(MANIFEST, documents?.entries ?? []).sort()).toEqual(
    ['documents', 'follow', 'index', 'member', 'react', 'role', 'session', 'shared', 'themed'].map(
      (name) => `${name}.js`,
    ),
  );
});

it('allows a page its budget to the byte and reports the size above it', () => {
  const landing = (bytes: number) => (file: string) => (file === 'landing.js' ? bytes : 0);
  expect(overBudget(MANIFEST, { read, size: landing(140_000) })).toEqual([]);
  expect(overBudget(MANIFEST, { read, size: landing(140_100) })).toEqual([
    'landing loads 140.1 KB up front; its budget is 140.0 KB',
  ]);
});

it('names the page that loads deferred code up front', () => {
  const firebase = { read: (file: string) => (file === 'react.js' ? '"@firebase/app"' : ''), size: () => 0 };
  expect(overBudget(MANIFEST, firebase)).toEqual(['landing loads Firebase up front']);
  const early = { ...MANIFEST, _shared: { file: 'shared.js', imports: ['src/components/pdf-viewer/pdf-view.tsx'] } };
  expect(overBudget(early, { read, size: () => 0 })).toEqual(['documents loads PDF viewing up front']);
});

it('fails when a layout is missing from the build, rather than counting it as nothing', () => {
  const without = Object.fromEntries(Object.entries(MANIFEST).filter(([source]) => !source.includes('follow-record')));
  expect(() => overBudget(without, { read, size: () => 0 })).toThrow(/no chunk for src\/lib\/session\/follow-record/);
});
