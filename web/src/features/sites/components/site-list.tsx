import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import type { SiteWithSize } from '../api/use-site-teams.ts';

interface SiteListProps {
  sites: readonly SiteWithSize[];
  selectedId: string | null;
  onToggle: (siteId: string) => void;
}

/** Sites with team sizes. Clicking the selected site deselects it. */
export function SiteList({ sites, selectedId, onToggle }: SiteListProps) {
  return (
    <List
      disablePadding
      // On narrow screens the team is below the list and must stay in view.
      sx={{ maxHeight: { xs: 320, md: 600 }, overflowY: 'auto', '& > :last-of-type': { borderBottom: 0 } }}
    >
      {sites.map(({ id, name, members }) => (
        <ListItem key={id} disablePadding divider>
          <ListItemButton
            selected={id === selectedId}
            aria-pressed={id === selectedId}
            onClick={() => onToggle(id)}
            sx={{ py: 1.25, px: 2.5 }}
          >
            <ListItemText
              primary={name}
              secondary={members === null ? <Skeleton width={110} /> : teamSize(members)}
              slotProps={{ primary: { sx: { fontWeight: 600, overflowWrap: 'anywhere' } } }}
            />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}

function teamSize(members: number): string {
  return members === 1 ? '1 team member' : `${members} team members`;
}
