import type { Deployment } from '../deployment.ts';
import { PlainError } from '../../plain-error.ts';
import { type Google, signInToGoogle } from '../google.ts';
import { parameterFaults } from './parameter-faults.ts';
import { projectFaults, unreachableModels } from './project-faults.ts';

interface Checked {
  /** False for an earlier release, which has the parameters that it was built and checked with. */
  isBuilt: boolean;
}

/**
 * Google, as the deployer.
 * @throws PlainError with one sentence for each reason not to deploy
 */
export async function preflight(deployment: Deployment, { isBuilt }: Checked): Promise<Google> {
  const faults = isBuilt ? parameterFaults(deployment, new Date()) : [];
  const google = await signInToGoogle(deployment.project);
  if (google === null)
    throw refusal([...faults, 'No credentials: run "gcloud auth application-default login" and try again.']);
  if (faults.length === 0) {
    faults.push(...(await projectFaults(deployment, google)));
    // A rollback must not wait for Gemini, which may be what is down.
    if (isBuilt) faults.push(...(await unreachableModels(deployment, google)));
  }
  if (faults.length > 0) throw refusal(faults);
  return google;
}

function refusal(faults: readonly string[]): PlainError {
  return new PlainError(`Nothing was deployed:\n${faults.map((fault) => `- ${fault}`).join('\n')}`);
}
