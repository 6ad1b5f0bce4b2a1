import { can, type Capability } from '@trialdesk/contract/permissions';
import { useMember } from './session-context.ts';

/** Whether the signed-in person has a capability; the API asks the same table. */
export function useCan(capability: Capability): boolean {
  return can(useMember(), capability);
}
