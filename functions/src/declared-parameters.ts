import { declaredParams } from 'firebase-functions/params';
// These declare every parameter of the functions.
import './config.ts';
import './function-options.ts';

export interface Parameter {
  name: string;
  /** Null where a deployment must give a value. */
  fallback: string | null;
}

type DeclaredParameter = Extract<(typeof declaredParams)[number], { toCEL: unknown }>;

/** Without secrets. */
export function functionParameters(): Parameter[] {
  return declaredParams
    .filter((param): param is DeclaredParameter => 'toCEL' in param)
    .map(({ name, options }) => ({
      name,
      fallback: options.default === undefined ? null : String(options.default),
    }));
}
