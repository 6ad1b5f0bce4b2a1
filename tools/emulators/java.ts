import { spawnSync } from 'node:child_process';
import { PlainError } from '../plain-error.ts';

const OLDEST_JAVA = 17;

/** Major version in the output of `java -version`, or null. */
export function javaMajor(output: string): number | null {
  const version = /version "(?:1\.)?(\d+)/.exec(output)?.[1];
  return version === undefined ? null : Number(version);
}

/** @throws PlainError without Java for the emulators */
export function requireJava(): void {
  const result = spawnSync('java', ['-version'], { encoding: 'utf8' });
  const major = result.error ? null : javaMajor(result.stderr + result.stdout);
  if (major !== null && major >= OLDEST_JAVA) return;
  const found = major === null ? 'none was found' : `this is ${major}`;
  throw new PlainError(
    `The emulators need a JDK, ${OLDEST_JAVA} or newer (${found}). Install one, for example with ` +
      '"apt-get install default-jdk-headless" or from https://adoptium.net, and try again.',
  );
}

/** @throws PlainError when the tool is missing or fails */
export function runJdkTool(tool: 'jar' | 'javac', args: string[]): void {
  const result = spawnSync(tool, args, { encoding: 'utf8' });
  if (result.error)
    throw new PlainError(`"${tool}" is missing: a Java runtime is installed, but a whole JDK is needed.`);
  if (result.status !== 0) throw new PlainError(`"${tool} ${args.join(' ')}" failed:\n${result.stderr}`);
}
