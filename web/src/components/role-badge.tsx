import type { Role } from '@trialdesk/contract/roles';
import { StatusBadge, type Tone } from './status-badge.tsx';

/** Red, blue and green (specification, section 6). */
const TONES: Record<Role, Tone> = {
  Administrator: 'error',
  'Site Manager': 'info',
  'Clinical Researcher': 'success',
};

export function RoleBadge({ role }: { role: Role }) {
  return <StatusBadge tone={TONES[role]}>{role}</StatusBadge>;
}
