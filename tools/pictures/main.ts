import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { requireChromium } from '../browser/require-chromium.ts';
import { buildChanged } from '../build/build.ts';
import { emulatorVariables } from '../emulators/addresses.ts';
import { endChildren, killChildren } from '../emulators/processes.ts';
import { clearRunning } from '../emulators/running.ts';
import { seedDemo } from '../emulators/seed-demo.ts';
import { prepareSuite, startSuite } from '../emulators/suite.ts';
import { describeError } from '../plain-error.ts';
import { runTool } from '../run-tool.ts';
import { onShutdown } from '../start/on-shutdown.ts';
import { indexPage } from './index-page.ts';
import { writeLandingPictures } from './landing-pictures.ts';
import { SCREENS } from './screens.ts';
import { FOLDER } from './shapes.ts';

/* Pictures of every screen. `--only WORDS` takes those whose name contains the words, `--landing` renews the
 * landing page's too. */

onShutdown({ exitCode: 130, graceful: cleanUp, force: killChildren });

async function takePictures(): Promise<boolean> {
  const { values } = parseArgs({
    options: { only: { type: 'string', default: '' }, landing: { type: 'boolean', default: false } },
  });
  const { only, landing } = values;
  await requireChromium();
  if (only === '') await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  await writeFile(path.join(FOLDER, 'index.html'), indexPage(SCREENS.map(({ name }) => name)));
  await prepareSuite();
  await buildChanged();
  await startSuite({ importFrom: null, onLine: () => undefined });
  await seedDemo();
  const config = path.join(import.meta.dirname, 'playwright.config.ts');
  const filter = only === '' ? [] : ['--grep', only];
  const { ok, output } = await runTool('playwright', ['test', '--config', config, ...filter], emulatorVariables);
  console.log(output);
  if (ok && landing) await writeLandingPictures();
  console.log(path.join(FOLDER, 'index.html'));
  return ok;
}

async function cleanUp(): Promise<void> {
  await endChildren();
  clearRunning();
}

try {
  process.exitCode = (await takePictures()) ? 0 : 1;
} catch (error) {
  console.error(describeError(error));
  process.exitCode = 1;
} finally {
  await cleanUp();
}
