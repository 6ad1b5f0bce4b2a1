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

/** Sites with the size of their teams; selecting the selected one again lets it go. */
export function SiteList({ sites, selectedId, onToggle }: SiteListProps) {
  return (
    <List
      disablePadding
      // Where the team stands below the list, it must be in sight when a site is chosen.
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
