import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { RoleBadge } from '../../../components/role-badge.tsx';
import { useAssignedPeople } from '../api/use-assigned-people.ts';

/** Who is restricted to studies of which this is one. */
export function AssignedPeople({ studyId }: { studyId: string }) {
  const { failed, people, retry } = useAssignedPeople(studyId);
  if (!people && failed) return <LoadFailed title="The people could not be loaded." onRetry={retry} />;
  if (!people) return <Skeleton variant="rounded" height={120} role="status" aria-label="Loading people" />;
  return (
    <>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        Assigned to this study. People without assigned studies have access to every study.
      </Typography>
      <Box component="ul" aria-label="Assigned people" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {people.map(({ id, name, email, role, status }) => (
          <Box
            component="li"
            key={id}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, py: 0.75 }}
          >
            <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {name || 'Name not provided'}
            </Box>
            <Box component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {email}
            </Box>
            <RoleBadge role={role} />
            {status === 'invited' && <span>Invited</span>}
          </Box>
        ))}
      </Box>
    </>
  );
}
