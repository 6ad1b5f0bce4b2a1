import { parseArgs } from 'node:util';
import { inviteUserPayload } from '@trialdesk/contract/payloads/invite-user';
import { registrationPayload } from '@trialdesk/contract/payloads/registration';
import { EVERYWHERE } from '@trialdesk/contract/permissions';
import { ValidationError } from 'yup';
import { SYSTEM } from '../functions/src/audit/audit-repository.ts';
import { systemClock } from '../functions/src/clock.ts';
import { ApiError } from '../functions/src/http/api-error.ts';
import { inviteUser } from '../functions/src/users/invite-user.ts';
import { APPLICATION } from './emulators/addresses.ts';
import { describeError, PlainError } from './plain-error.ts';
import { useProject } from './use-project.ts';

/*
 * Invites a project's first Administrator. Uses Application Default Credentials; a project named demo-… is on the
 * emulators.
 */

const USAGE = 'npm run create-admin -- --email ADDRESS --name NAME --project PROJECT [--origin https://ADDRESS]';

async function main(): Promise<void> {
  const { email, name, project, origin } = readOptions();
  useProject(project);
  const input = inviteUserPayload.validateSync({ email, role: 'Administrator' });
  const invited = await inviteUser({
    actor: SYSTEM,
    reach: EVERYWHERE,
    input,
    name: registrationPayload.pick(['name']).validateSync({ name }).name,
    idempotencyKey: undefined,
    origin,
    clock: systemClock,
  });
  console.log(`${invited.email} can register until ${invited.invitation_expires_at ?? ''} at`);
  console.log(`${origin}/register/${invited.id}`);
}

function readOptions(): { email: string; name: string; project: string; origin: string } {
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({ options: { email: text, name: text, project: text, origin: text } });
    const { email, name, project } = values;
    if (!email || !name || !project) throw new Error('--email, --name and --project are needed.');
    const own = project.startsWith('demo-') ? APPLICATION : `https://${project}.web.app`;
    return { email, name, project, origin: (values.origin ?? own).replace(/\/+$/, '') };
  } catch (error) {
    throw new PlainError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

try {
  await main();
} catch (error) {
  const isPlain = error instanceof ApiError || error instanceof ValidationError;
  console.error(isPlain ? error.message : describeError(error));
  process.exitCode = 1;
}
