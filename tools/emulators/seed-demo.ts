import { emulatorVariables } from './addresses.ts';
import { PlainError } from '../plain-error.ts';
import { runTool } from '../run-tool.ts';

/** `options` are those of the seed. @throws PlainError with the seed's output when it fails */
export async function seedDemo(...options: '--announcement'[]): Promise<void> {
  const { ok, output } = await runTool(process.execPath, ['tools/seed/main.ts', ...options], emulatorVariables);
  if (!ok) throw new PlainError(`The demo data could not be written:\n${output}`);
}
