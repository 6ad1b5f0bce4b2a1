import type { ContactView } from '@trialdesk/contract/replies/sites';
import Edit from '@mui/icons-material/EditOutlined';
import PeopleOutline from '@mui/icons-material/PeopleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { PersonInitials } from '../../../components/person-initials.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { RoleBadge } from '../../../components/role-badge.tsx';
import { StatusBadge } from '../../../components/status-badge.tsx';
import { PATHS } from '../../../config/paths.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import type { Team } from '../api/use-site-teams.ts';
import { STATUS_LABELS } from './site-search.ts';

interface SiteTeamProps extends Team {
  onRename: () => void;
}

export function SiteTeam({ name, contacts, onRename }: SiteTeamProps) {
  const mayInvite = useCan('manage_users');
  const mayRename = useCan('create_sites');
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, p: 2.5, borderBottom: 1, borderColor: 'divider' }}>
        <Typography variant="h2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        {mayRename && (
          <Button startIcon={<Edit />} onClick={onRename} sx={{ flex: 'none' }}>
            Rename
          </Button>
        )}
      </Box>
      {contacts.length === 0 ? (
        <EmptyState icon={<PeopleOutline />} title="No team members found">
          {mayInvite && (
            <Button variant="outlined" component={RouterLink} to={PATHS.teamManagement}>
              Invite people
            </Button>
          )}
        </EmptyState>
      ) : (
        <Box component="ul" aria-label={`Team members of ${name}`} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {contacts.map((contact) => (
            <TeamMember key={contact.id} contact={contact} />
          ))}
        </Box>
      )}
    </>
  );
}

function TeamMember({ contact: { name, email, role, status } }: { contact: ContactView }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        px: 2.5,
        py: 1.75,
        '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' },
      }}
    >
      <PersonInitials name={name || email} color="primary.main" background="var(--td-primary-soft)" />
      <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600, color: name ? 'text.primary' : 'text.secondary' }}>
          {name || 'Name not provided'}
        </Box>
        <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>{email}</Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <RoleBadge role={role} />
        <StatusBadge tone={status === 'active' ? 'neutral' : 'info'}>{STATUS_LABELS[status]}</StatusBadge>
      </Box>
    </Box>
  );
}
