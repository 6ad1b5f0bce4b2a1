import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PlainError } from '../plain-error.ts';
import { toolEnvironment } from '../project.ts';
import { runTool } from '../run-tool.ts';

export interface ReleaseTarget {
  project: string;
  folder: string;
  /** Name of a preview channel of Hosting; all else stays as it is. */
  channel?: string | undefined;
}

/** `--force` confirms the retry policies, and deletes functions and images that the release no longer has. */
const EVERYTHING = ['deploy', '--force'];
const onChannel = (name: string) => ['hosting:channel:deploy', name, '--expires', '7d'];

/** @throws PlainError when the lock file cannot be installed or the CLI fails */
export async function deployRelease({ project, folder, channel }: ReleaseTarget): Promise<void> {
  await installFunctions(path.join(folder, 'functions'));
  const script = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');
  const command = channel === undefined ? EVERYTHING : onChannel(channel);
  const options = ['--config', path.join(folder, 'firebase.json'), '--project', project, '--non-interactive'];
  const firebase = spawn(process.execPath, [script, ...command, ...options], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...toolEnvironment(), NO_UPDATE_NOTIFIER: '1', FUNCTIONS_DISCOVERY_TIMEOUT: '60' },
  });
  const [code] = (await once(firebase, 'exit')) as [number | null];
  if (code !== 0) throw new PlainError('The deployment failed; what the CLI printed says why.');
}

/** As Cloud Build will; the CLI needs the packages to find out which functions there are. */
async function installFunctions(folder: string): Promise<void> {
  if (existsSync(path.join(folder, 'node_modules'))) return;
  const args = ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel', 'error'];
  const { ok, output } = await runTool('npm', args);
  if (!ok) throw new PlainError(`The functions' lock file cannot be installed:\n${output}`);
}
