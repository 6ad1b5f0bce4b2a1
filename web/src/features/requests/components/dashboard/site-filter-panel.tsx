import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { SearchField } from '../../../../components/search-field.tsx';
import type { Scope } from '@trialdesk/contract/request-view';
import type { SiteGroup } from './site-groups.ts';
import { SiteFilterList } from './site-filter-list.tsx';
import { searchGroups } from './site-filter-rows.ts';

export interface SiteFilterPanelProps {
  scope: Scope;
  onScope: (scope: Scope) => void;
  /** Null while loading. */
  groups: readonly SiteGroup[] | null;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
}

/** More sites than this can be searched. */
const AT_A_GLANCE = 10;

export function SiteFilterPanel({ scope, onScope, groups, selected, onSelect }: SiteFilterPanelProps) {
  const [search, setSearch] = useState('');
  const count = groups?.reduce((sum, { sites }) => sum + sites.length, 0) ?? 0;
  const found = groups && searchGroups(groups, count > AT_A_GLANCE ? search : '');
  const empty = scope === 'mine' ? 'No sites assigned to you' : 'No sites yet.';
  return (
    <Box sx={{ p: 2, display: 'grid', gap: 1.5 }}>
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
      {count > AT_A_GLANCE && (
        <SearchField placeholder="Search sites and managers" value={search} onChange={setSearch} />
      )}
      {found === null && <Skeleton variant="rounded" height={132} role="status" aria-label="Loading sites" />}
      {found?.length === 0 && (
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary', px: 1, pb: 1 }}>
          {count > AT_A_GLANCE ? `No sites found matching "${search.trim()}"` : empty}
        </Typography>
      )}
      {found && found.length > 0 && <SiteFilterList groups={found} selected={selected} onSelect={onSelect} />}
    </Box>
  );
}
