import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { PlainError } from '../plain-error.ts';
import { functionParameters, type Parameter } from '../../functions/src/declared-parameters.ts';
import { webParameters } from './web-parameters.ts';

/** A project's parameters, with defaults filled in. */
export interface Deployment {
  project: string;
  /** Environment of the functions. */
  functions: Record<string, string>;
  /** Settings of the web's build. */
  web: Record<string, string>;
}

/**
 * Reads FOLDER/PROJECT.env.
 * @throws PlainError with one sentence for each name that is missing or unknown
 */
export function readDeployment(project: string, folder: string): Deployment {
  const file = path.join(folder, `${project}.env`);
  if (!existsSync(file)) {
    throw new PlainError(`${file} is missing; copy deploy/example.env to it and fill it in.`);
  }
  const values = parseEnv(readFileSync(file, 'utf8')) as Record<string, string>;
  const declared = { functions: functionParameters(), web: webParameters() };
  const all = [...declared.functions, ...declared.web];
  const faults = [
    ...all
      .filter(({ name, fallback }) => fallback === null && !values[name])
      .map(({ name }) => `${name} has no value in ${file}.`),
    ...Object.keys(values)
      .filter((name) => all.every((parameter) => parameter.name !== name))
      .map((name) => `${name} in ${file} is no parameter; deploy/example.env lists them.`),
  ];
  if (faults.length > 0) throw new PlainError(faults.join('\n'));
  const filled = (parameters: Parameter[]) =>
    Object.fromEntries(
      parameters
        .map(({ name, fallback }) => [name, values[name] ?? fallback ?? ''] as const)
        .filter(([name, value]) => !name.startsWith('VITE_') || value !== ''),
    );
  return { project, functions: filled(declared.functions), web: filled(declared.web) };
}
