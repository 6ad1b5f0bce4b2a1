import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { Scope } from './site-selection.ts';
import type { SiteGroup } from './site-groups.ts';
import { SiteGroupList } from './site-group-list.tsx';

export interface SiteFilterPanelProps {
  scope: Scope;
  onScope: (scope: Scope) => void;
  groups: readonly SiteGroup[];
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
}

export function SiteFilterPanel({ scope, onScope, groups, selected, onSelect }: SiteFilterPanelProps) {
  return (
    <Box sx={{ p: 2, display: 'grid', gap: 2 }}>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        color="primary"
        value={scope}
        aria-label="Sites to show"
        onChange={(_event, next: Scope | null) => next && onScope(next)}
      >
        <ToggleButton value="mine">My Sites</ToggleButton>
        <ToggleButton value="all">All Sites</ToggleButton>
      </ToggleButtonGroup>
      {groups.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', px: 1, pb: 1 }}>
          {scope === 'mine' ? 'No sites assigned to you' : 'No sites yet.'}
        </Typography>
      )}
      {groups.map((group) => (
        <SiteGroupList key={group.key} group={group} selected={selected} onSelect={onSelect} />
      ))}
    </Box>
  );
}
