import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import type { SiteWithTeam } from './site-search.ts';

interface SiteListProps {
  sites: readonly SiteWithTeam[];
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
      {sites.map(({ id, name, team }) => (
        <ListItem key={id} disablePadding divider>
          <ListItemButton
            selected={id === selectedId}
            aria-pressed={id === selectedId}
            onClick={() => onToggle(id)}
            sx={{ py: 1.25, px: 2.5 }}
          >
            <ListItemText
              primary={name}
              secondary={team.length === 1 ? '1 team member' : `${team.length} team members`}
              slotProps={{ primary: { sx: { fontWeight: 600, overflowWrap: 'anywhere' } } }}
            />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
