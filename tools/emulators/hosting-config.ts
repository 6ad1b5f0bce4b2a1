import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withBuiltAssets } from '../build/built-assets.ts';
import { PROJECT_ID, ROOT } from '../project.ts';
import { APPLICATION, BROWSER_ORIGINS } from './addresses.ts';
import { ownPorts, WEBSOCKET } from './ports.ts';

interface HeaderRule {
  source: string;
  headers: { key: string; value: string }[];
}

interface FirebaseConfig {
  functions?: object;
  hosting: { headers: HeaderRule[] };
  emulators: Record<string, boolean | object>;
}

const POLICY = 'Content-Security-Policy';

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
      value: key === POLICY ? allowConnections(value, BROWSER_ORIGINS) : value,
    })),
  }));
  return { ...config, hosting: { ...config.hosting, headers }, emulators: onOwnPorts(config.emulators) };
}

function onOwnPorts(emulators: FirebaseConfig['emulators']): FirebaseConfig['emulators'] {
  const own = new Map(ownPorts().map(({ name, port }) => [name, port]));
  const websocketPort = own.get(WEBSOCKET);
  return Object.fromEntries(
    Object.entries(emulators).map(([name, value]) => {
      const port = own.get(name);
      if (port === undefined || typeof value !== 'object') return [name, value];
      return [name, { ...value, port, ...(name === 'firestore' && websocketPort ? { websocketPort } : {}) }];
    }),
  );
}

/** Written next to firebase.json, because its paths are relative. Returns the path. */
export function writeEmulatorConfig(functionsFolder = 'functions'): string {
  const file = path.join(ROOT, 'firebase.emulators.json');
  const source = JSON.parse(readFileSync(path.join(ROOT, 'firebase.json'), 'utf8')) as FirebaseConfig;
  const web = path.join(ROOT, 'web/dist');
  const config = existsSync(path.join(web, 'assets')) ? withBuiltAssets(source, web) : source;
  const functions = { ...config.functions, source: functionsFolder };
  writeFileSync(file, `${JSON.stringify({ ...withEmulators(config), functions }, null, 2)}\n`);
  // Read after functions/.env.
  writeFileSync(path.join(ROOT, functionsFolder, `.env.${PROJECT_ID}`), `APP_ORIGIN=${APPLICATION}\n`);
  return file;
}
