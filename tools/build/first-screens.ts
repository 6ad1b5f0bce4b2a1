import { basename } from 'node:path';

/** Vite's manifest: chunks by source, with their static imports and those that load later. */
export type Manifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }>;

/** What the browser loads before it shows a first screen. */
export interface FirstScreen {
  name: string;
  /** Sources that the router loads for it. */
  entries: string[];
  /** Gzipped JavaScript, in bytes. */
  budget: number;
}

const KILOBYTE = 1000;
const START = 'index.html';
const LAYOUT_FOLDER = 'src/app/layouts/';
const layout = (name: string) => `${LAYOUT_FOLDER}${name}-layout.tsx`;

const LAYOUTS = {
  none: [],
  themed: [layout('themed')],
  session: [layout('themed'), layout('session')],
  // A signed-in user's role is looked up, and their record followed, from the start.
  member: [
    ...['themed', 'session', 'member'].map(layout),
    'src/lib/session/look-up-role.ts',
    'src/lib/session/follow-record.ts',
  ],
} as const;

const OTHER = { layouts: LAYOUTS.member, kilobytes: 384 };

const EXCEPTIONS: Record<string, { layouts: readonly string[]; kilobytes: number }> = {
  landing: { layouts: LAYOUTS.none, kilobytes: 140 },
  login: { layouts: LAYOUTS.session, kilobytes: 237 },
  register: { ...OTHER, layouts: LAYOUTS.session },
  'forgot-password': { ...OTHER, layouts: LAYOUTS.session },
  'reset-password': { ...OTHER, layouts: LAYOUTS.session },
  'accept-invitation': { ...OTHER, layouts: LAYOUTS.session },
  'not-found': { ...OTHER, layouts: LAYOUTS.themed },
};

/** Every screen on which a visit can begin: what the router loads. A new page gets the budget of signed-in pages. */
export function firstScreens(manifest: Manifest): FirstScreen[] {
  return (chunkOf(manifest, START).dynamicImports ?? [])
    .filter((source) => !source.startsWith(LAYOUT_FOLDER))
    .map((source) => {
      const name = basename(source).replace(/(-route|-page)?\.tsx$/, '');
      const { layouts, kilobytes } = EXCEPTIONS[name] ?? OTHER;
      return { name, entries: [START, ...layouts, source], budget: kilobytes * KILOBYTE };
    });
}

/** Files of these sources and their static imports. Throws when the manifest lacks one. */
export function filesOf(manifest: Manifest, entries: readonly string[]): string[] {
  const seen = new Map<string, string>();
  const visit = (source: string) => {
    if (seen.has(source)) return;
    const chunk = chunkOf(manifest, source);
    seen.set(source, chunk.file);
    chunk.imports?.forEach(visit);
  };
  entries.forEach(visit);
  return [...new Set(seen.values())];
}

function chunkOf(manifest: Manifest, source: string): Manifest[string] {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build has no chunk for ${source}`);
  return chunk;
}

/** Code that these screens must not load up front, recognised by a string that only it contains. */
const DEFERRED = [
  { what: 'Firebase', word: '@firebase/', on: (name: string) => name === 'landing' },
  { what: 'PDF viewing', word: 'GlobalWorkerOptions', on: () => true },
];

/** One sentence per first screen that loads too much or too early. `read` returns a file's code, `size` its bytes. */
export function overBudget(
  manifest: Manifest,
  { read, size }: { read: (file: string) => string; size: (file: string) => number },
): string[] {
  return firstScreens(manifest).flatMap(({ name, entries, budget }) => {
    const files = filesOf(manifest, entries);
    const total = files.reduce((sum, file) => sum + size(file), 0);
    const early = DEFERRED.filter(({ word, on }) => on(name) && files.some((file) => read(file).includes(word)));
    return [
      ...(total > budget
        ? [`${name} loads ${inKilobytes(total)} KB up front; its budget is ${inKilobytes(budget)} KB`]
        : []),
      ...early.map(({ what }) => `${name} loads ${what} up front`),
    ];
  });
}

function inKilobytes(bytes: number): string {
  return (bytes / KILOBYTE).toFixed(1);
}
