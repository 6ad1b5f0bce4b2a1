import type { Capability } from '@trialdesk/contract/permissions';
import type { RouteObject } from 'react-router-dom';

export interface MemberPageHandle {
  needs: Capability;
}

/** The route of a page behind the sign-in. */
export type MemberPage = RouteObject & { handle: MemberPageHandle };
