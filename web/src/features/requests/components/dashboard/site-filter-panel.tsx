import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { Scope } from './site-choice.ts';
import type { SiteGroup } from './site-groups.ts';
import { SiteGroupList } from './site-group-list.tsx';

export interface SiteFilterPanelProps {
  scope: Scope;
  onScope: (scope: Scope) => void;
  groups: readonly SiteGroup[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
}

/** Whose sites, and which of them. */
export function SiteFilterPanel({ scope, onScope, groups, chosen, onChoose }: SiteFilterPanelProps) {
  return (
    <Box sx={{ p: 2, display: 'grid', gap: 2 }}>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        color="primary"
        value={scope}
        aria-label="Whose sites"
        onChange={(_event, next: Scope | null) => next && onScope(next)}
      >
        <ToggleButton value="mine">My Sites</ToggleButton>
        <ToggleButton value="all">All Sites</ToggleButton>
      </ToggleButtonGroup>
      {groups.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', px: 1, pb: 1 }}>
          {scope === 'mine' ? 'No sites assigned to you' : 'There are no sites yet.'}
        </Typography>
      )}
      {groups.map((group) => (
        <SiteGroupList key={group.key} group={group} chosen={chosen} onChoose={onChoose} />
      ))}
    </Box>
  );
}
