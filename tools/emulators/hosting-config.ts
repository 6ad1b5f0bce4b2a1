import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../project.ts';

interface HeaderRule {
  source: string;
  headers: { key: string; value: string }[];
}

interface FirebaseConfig {
  hosting: { headers: HeaderRule[] };
}

const POLICY = 'Content-Security-Policy';

/** Functions are reached through Hosting. */
const EMULATORS = ['http://127.0.0.1:9099', 'http://127.0.0.1:8080', 'http://127.0.0.1:9199'];

export function allowConnections(policy: string, origins: readonly string[]): string {
  const changed = policy.replace(/connect-src [^;]*/, (directive) => [directive, ...origins].join(' '));
  if (changed === policy) throw new Error('The content security policy has no connect-src');
  return changed;
}

/** firebase.json with a policy that allows connections to the emulators. */
export function withEmulators<Config extends FirebaseConfig>(config: Config): Config {
  const headers = config.hosting.headers.map(({ headers: each, ...rule }) => ({
    ...rule,
    headers: each.map(({ key, value }) => ({
      key,
      value: key === POLICY ? allowConnections(value, EMULATORS) : value,
    })),
  }));
  return { ...config, hosting: { ...config.hosting, headers } };
}

/** Written next to firebase.json, because its paths are relative. Returns the path. */
export function writeEmulatorConfig(): string {
  const file = path.join(ROOT, 'firebase.emulators.json');
  const config = JSON.parse(readFileSync(path.join(ROOT, 'firebase.json'), 'utf8')) as FirebaseConfig;
  writeFileSync(file, `${JSON.stringify(withEmulators(config), null, 2)}\n`);
  return file;
}
