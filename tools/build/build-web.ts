import { PlainError } from '../plain-error.ts';
import { runTool } from '../run-tool.ts';

/** Builds the web application into web/dist. Vite's own output is shown only when it fails. */
export async function buildWeb(): Promise<void> {
  const { ok, output } = await runTool('vite', ['build', 'web', '--logLevel', 'warn']);
  if (!ok) throw new PlainError(`The web application does not build:\n${output}`);
}
