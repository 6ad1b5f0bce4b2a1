import type { Deployment } from '../deployment.ts';
import { PlainError } from '../../plain-error.ts';
import { signInToGoogle } from './google.ts';
import { parameterFaults } from './parameter-faults.ts';
import { projectFaults } from './project-faults.ts';

/** @throws PlainError with one sentence for each reason not to deploy */
export async function preflight(deployment: Deployment): Promise<void> {
  const faults = parameterFaults(deployment, new Date());
  const google = await signInToGoogle(deployment.project);
  if (google === null) faults.push('No credentials: run "gcloud auth application-default login" and try again.');
  else if (faults.length === 0) faults.push(...(await projectFaults(deployment, google)));
  if (faults.length > 0)
    throw new PlainError(`Nothing was deployed:\n${faults.map((fault) => `- ${fault}`).join('\n')}`);
}
