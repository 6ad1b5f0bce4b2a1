import { readdirSync, type Dirent } from 'node:fs';
import path from 'node:path';

/** Placeholder in firebase.json for the assets of a build. */
const BUILT = '/assets/BUILT';

interface HostingConfig {
  hosting: { headers: { source: string }[] };
}

/**
 * Names the assets of a built web in the rule that lets browsers keep them for good. Hosting chooses headers by the
 * address alone, so a pattern for all assets would also make "not found" last: after a rollback, a tab that once asked
 * in vain would never ask again.
 */
export function withBuiltAssets<Config extends HostingConfig>(config: Config, web: string): Config {
  const entries = readdirSync(path.join(web, 'assets'), { withFileTypes: true });
  const sources = [...folders(entries), files(entries)];
  const headers = config.hosting.headers.flatMap((rule) =>
    rule.source === BUILT ? sources.map((source) => ({ ...rule, source })) : [rule],
  );
  return { ...config, hosting: { ...config.hosting, headers } };
}

/** Their names carry a version. */
function folders(entries: readonly Dirent[]): string[] {
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => `/assets/${name}/**`);
}

function files(entries: readonly Dirent[]): string {
  const hashes = entries.filter((entry) => entry.isFile()).map(({ name }) => hashOf(name));
  return `/assets/*-@(${[...new Set(hashes)].sort().join('|')}).*`;
}

/** Vite's, before the extension. Throws for a file without one: it must not be kept for good. */
function hashOf(name: string): string {
  const hash = /-([\w-]{8})\.[\w.]+$/.exec(name)?.[1];
  if (hash === undefined) throw new Error(`The asset ${name} has no hash in its name`);
  return hash;
}
