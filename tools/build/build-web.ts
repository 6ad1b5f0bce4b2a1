import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { webVariables } from '../emulators/addresses.ts';
import { PlainError } from '../plain-error.ts';
import { CACHE_FOLDER, ROOT } from '../project.ts';
import { runTool } from '../run-tool.ts';

/** Which source is in which file: for the checks of a build, not for the public. */
export const WEB_MANIFEST = path.join(CACHE_FOLDER, 'build', 'web-manifest.json');

export interface WebBuild {
  outDir: string;
  /** VITE_… variables, instead of those of this environment. */
  settings: Record<string, string>;
}

/** Shows Vite's output only when it fails. Without a build, web/dist for this environment. */
export async function buildWeb(build?: WebBuild): Promise<void> {
  const outDir = build ? ['--outDir', build.outDir, '--emptyOutDir'] : [];
  const { ok, output } = await runTool('vite', ['build', 'web', '--logLevel', 'warn', ...outDir], settingsOf(build));
  if (!ok) throw new PlainError(`The web application does not build:\n${output}`);
  mkdirSync(path.dirname(WEB_MANIFEST), { recursive: true });
  const published = path.join(build?.outDir ?? path.join(ROOT, 'web/dist'), '.vite');
  if (!build) copyFileSync(path.join(published, 'manifest.json'), WEB_MANIFEST);
  rmSync(published, { recursive: true });
}

function settingsOf(build?: WebBuild): NodeJS.ProcessEnv {
  if (!build) return webVariables;
  const local = Object.keys(process.env).filter((name) => name.startsWith('VITE_'));
  return { ...Object.fromEntries(local.map((name) => [name, undefined])), ...build.settings };
}
