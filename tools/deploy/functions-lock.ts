/** One entry of package-lock.json (version 3). */
interface LockEntry {
  version?: string;
  optional?: boolean;
  dev?: boolean | undefined;
  peer?: boolean | undefined;
  devOptional?: boolean | undefined;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string> | undefined;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

export interface Lock {
  name: string;
  version?: string;
  lockfileVersion: number;
  packages: Record<string, LockEntry>;
}

const MODULES = 'node_modules/';

/**
 * The lock file of one workspace on its own: every package that the root lock resolves for it, at the same version.
 * Packages are placed at the top if they are the first of their name, else below the package that needs them.
 */
export function workspaceLock(root: Lock, workspace: string): Lock {
  const own = root.packages[workspace];
  if (own === undefined) throw new Error(`The lock file has no workspace ${workspace}`);
  const packages: Record<string, LockEntry> = { '': { ...own, devDependencies: undefined } };
  const sources = new Map<string, string>();
  const queue: { place: string; source: string }[] = [{ place: '', source: workspace }];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const { place, source } = next;
    for (const name of neededBy(root.packages[source])) {
      const found = resolve(root.packages, source, name);
      if (found === null) continue;
      const placed = resolve(packages, place, name);
      if (placed !== null && sources.get(placed) === found) continue;
      const target = placed === null ? MODULES + name : `${place}${place ? '/' : ''}${MODULES}${name}`;
      packages[target] = entryOf(root.packages[found]);
      sources.set(target, found);
      queue.push({ place: target, source: found });
    }
  }
  const sorted = Object.entries(packages).sort(([one], [other]) => (one < other ? -1 : 1));
  return { ...root, name: workspace, packages: Object.fromEntries(sorted) };
}

function neededBy(entry: LockEntry = {}): string[] {
  const peers = Object.keys(entry.peerDependencies ?? {}).filter(
    (name) => !entry.peerDependenciesMeta?.[name]?.optional,
  );
  return [...Object.keys(entry.dependencies ?? {}), ...Object.keys(entry.optionalDependencies ?? {}), ...peers];
}

/** Where Node finds a package from a place; null for one that is not installed, such as an optional peer. */
function resolve(packages: Lock['packages'], from: string, name: string): string | null {
  for (let folder = from; ; folder = parentOf(folder)) {
    const place = `${folder}${folder ? '/' : ''}${MODULES}${name}`;
    if (packages[place] !== undefined) return place;
    if (folder === '') return null;
  }
}

/** The folder above a package: another package, a workspace, or the root. */
function parentOf(folder: string): string {
  const cut = folder.lastIndexOf(MODULES);
  return cut <= 0 ? '' : folder.slice(0, cut - 1);
}

/** Without the flags that depend on who else needs a package. */
function entryOf(entry: LockEntry = {}): LockEntry {
  const kept = { ...entry, dev: undefined, peer: undefined, devOptional: undefined };
  return entry.devOptional ? { ...kept, optional: true } : kept;
}
