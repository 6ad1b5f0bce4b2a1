import { can, type Capability } from '@trialdesk/contract/permissions';
import { useMember } from './session-context.ts';

/** Asks the same table as the API. */
export function useCan(capability: Capability): boolean {
  return can(useMember(), capability);
}
