import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT, toolEnvironment } from './project.ts';

export interface ToolRun {
  ok: boolean;
  output: string;
}

/** Runs a command in the project's folder and collects its output. Does not throw when the command fails. */
export async function runTool(command: string, args: string[], environment: NodeJS.ProcessEnv = {}): Promise<ToolRun> {
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...toolEnvironment(), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => output.push(data));
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    return { ok: code === 0, output: Buffer.concat(output).toString() };
  } catch (error) {
    return { ok: false, output: `${command} could not be run: ${String(error)}` };
  }
}
