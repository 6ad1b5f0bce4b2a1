import { PlainError } from '../plain-error.ts';
import { onPath } from '../on-path.ts';
import { runTool } from '../run-tool.ts';
import { findChromium } from './find-chromium.ts';

/**
 * Makes sure that there is a browser; installs Debian's where this may be done.
 *
 * @throws PlainError saying how to get one
 */
export async function requireChromium(): Promise<void> {
  if (findChromium() !== null) return;
  if (process.getuid?.() === 0 && onPath('apt-get') !== null) {
    console.log('Installing Chromium (once) ...');
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
    await runTool('apt-get', ['update'], quiet);
    const { ok, output } = await runTool('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], quiet);
    if (ok && findChromium() !== null) return;
    throw new PlainError(`Chromium could not be installed:\n${output}`);
  }
  throw new PlainError(
    'The journeys need Chromium and found none: run "npx playwright install chromium", or install Chrome or Chromium, ' +
      'or name one in CHROMIUM_PATH.',
  );
}
