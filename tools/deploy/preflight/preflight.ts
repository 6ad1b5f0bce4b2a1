import type { Deployment } from '../deployment.ts';
import { PlainError } from '../../plain-error.ts';
import { signInToGoogle } from './google.ts';
import { parameterFaults } from './parameter-faults.ts';
import { projectFaults } from './project-faults.ts';

interface Checked {
  /** False for an earlier release, which has the parameters that it was built and checked with. */
  isBuilt: boolean;
}

/** @throws PlainError with one sentence for each reason not to deploy */
export async function preflight(deployment: Deployment, { isBuilt }: Checked): Promise<void> {
  const faults = isBuilt ? parameterFaults(deployment, new Date()) : [];
  const google = await signInToGoogle(deployment.project);
  if (google === null) faults.push('No credentials: run "gcloud auth application-default login" and try again.');
  else if (faults.length === 0)
    faults.push(...(await projectFaults(isBuilt ? deployment : withoutModels(deployment), google)));
  if (faults.length > 0)
    throw new PlainError(`Nothing was deployed:\n${faults.map((fault) => `- ${fault}`).join('\n')}`);
}

/** A rollback must not wait for Gemini, which may be what is down. */
function withoutModels(deployment: Deployment): Deployment {
  return { ...deployment, functions: { ...deployment.functions, GEMINI_MODEL: '' } };
}
