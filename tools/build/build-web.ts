import { PlainError } from '../plain-error.ts';
import { runTool } from '../run-tool.ts';

/** Shows Vite's output only when it fails. */
export async function buildWeb(): Promise<void> {
  const { ok, output } = await runTool('vite', ['build', 'web', '--logLevel', 'warn']);
  if (!ok) throw new PlainError(`The web application does not build:\n${output}`);
}
