import Lock from '@mui/icons-material/LockOutlined';
import { EmptyState } from '../../../components/empty-state.tsx';
import { useCan } from '../../../lib/session/use-can.ts';
import { TeamCard } from './team-card.tsx';

export function TeamTab() {
  if (useCan('read_team')) return <TeamCard />;
  return <EmptyState icon={<Lock />} title="The team list is only available to the research team." />;
}
