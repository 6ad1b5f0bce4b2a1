import { isResearchTeam } from '@trialdesk/contract/roles';
import Lock from '@mui/icons-material/LockOutlined';
import { EmptyState } from '../../../components/empty-state.tsx';
import { useMember } from '../../../lib/session/session-context.ts';
import { TeamCard } from './team-card.tsx';

export function TeamTab() {
  const { role } = useMember();
  if (isResearchTeam(role)) return <TeamCard />;
  return <EmptyState icon={<Lock />} title="The team list is for the research team." />;
}
