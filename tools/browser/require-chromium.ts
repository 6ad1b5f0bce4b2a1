import { PlainError } from '../plain-error.ts';
import { findOnPath } from '../find-on-path.ts';
import { runTool } from '../run-tool.ts';
import { findChromium, HEADLESS_SHELL } from './find-chromium.ts';

/**
 * Installs Debian's Chromium if this process may.
 * @throws PlainError with instructions
 */
export async function requireChromium(): Promise<void> {
  if (findChromium() !== null) return;
  if (process.getuid?.() === 0 && findOnPath('apt-get') !== null) {
    console.log('Installing Chromium (once) ...');
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
    await runTool('apt-get', ['update'], quiet);
    const { ok, output } = await runTool(
      'apt-get',
      ['install', '-y', '--no-install-recommends', HEADLESS_SHELL],
      quiet,
    );
    if (ok && findChromium() !== null) return;
    throw new PlainError(`Chromium could not be installed:\n${output}`);
  }
  throw new PlainError(
    'The journeys need Chromium. Run "npx playwright install chromium", install Chrome or Chromium, or set ' +
      'CHROMIUM_PATH.',
  );
}
