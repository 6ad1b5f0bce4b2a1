import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { SiteGroup } from './site-groups.ts';

interface SiteGroupListProps {
  group: SiteGroup;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
}

/** One manager's sites with their request counts, selectable one by one or all at once. */
export function SiteGroupList({ group, selected, onSelect }: SiteGroupListProps) {
  const headingId = useId();
  const ids = group.sites.map((site) => site.id);
  const add = (added: readonly string[]) => onSelect(new Set([...selected, ...added]));
  const remove = (removed: readonly string[]) => onSelect(new Set([...selected].filter((id) => !removed.includes(id))));
  return (
    <Box role="group" aria-labelledby={headingId}>
      <Box sx={{ display: 'flex', alignItems: 'center', pl: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography id={headingId} sx={{ fontSize: '0.875rem', fontWeight: 650 }}>
            {group.name}
          </Typography>
          {group.email && (
            <Typography sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{group.email}</Typography>
          )}
        </Box>
        <Button size="small" sx={{ minWidth: 0, px: 1 }} onClick={() => add(ids)}>
          All
        </Button>
        <Button size="small" sx={{ minWidth: 0, px: 1 }} onClick={() => remove(ids)}>
          Clear
        </Button>
      </Box>
      {group.sites.map((site) => (
        <Box
          component="label"
          key={site.id}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 0.5,
            pr: 1,
            borderRadius: '8px',
            fontSize: '0.875rem',
            cursor: 'pointer',
            '&:hover': { bgcolor: 'var(--td-raised)' },
          }}
        >
          <Checkbox
            size="small"
            checked={selected.has(site.id)}
            onChange={(_event, isChosen) => (isChosen ? add([site.id]) : remove([site.id]))}
          />
          <Box component="span" sx={{ flex: 1, minWidth: 0, py: 0.75, pr: 1, overflowWrap: 'anywhere' }}>
            {site.name}
          </Box>
          <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {site.request_count}
            <Box component="span" sx={VISUALLY_HIDDEN}>
              {site.request_count === 1 ? ' request' : ' requests'}
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const VISUALLY_HIDDEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};
