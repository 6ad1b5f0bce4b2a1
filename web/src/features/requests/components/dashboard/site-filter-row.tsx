import type { SiteView } from '@trialdesk/contract/replies/sites';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import type { SiteGroup } from './site-groups.ts';

interface GroupRowProps {
  group: SiteGroup;
  onAll: () => void;
  onClear: () => void;
}

/** One manager, whose sites can be selected all at once. */
export function SiteGroupRow({ group: { name, email }, onAll, onClear }: GroupRowProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', pl: 1, pt: 1, pb: 0.25 }}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontSize: '0.875rem', fontWeight: 650 }}>{name}</Typography>
        {email && <Typography sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{email}</Typography>}
      </Box>
      <Button size="small" sx={{ minWidth: 0, px: 1 }} onClick={onAll}>
        All
      </Button>
      <Button size="small" sx={{ minWidth: 0, px: 1 }} onClick={onClear}>
        Clear
      </Button>
    </Box>
  );
}

interface SiteRowProps {
  site: SiteView;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}

/** A site with its number of requests. */
export function SiteRow({ site: { name, request_count }, isSelected, onSelect }: SiteRowProps) {
  return (
    <Box
      component="label"
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
      <Checkbox size="small" checked={isSelected} onChange={(_event, isChosen) => onSelect(isChosen)} />
      <Box component="span" sx={{ flex: 1, minWidth: 0, py: 0.75, pr: 1, overflowWrap: 'anywhere' }}>
        {name}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {request_count ?? 0}
        <Box component="span" sx={VISUALLY_HIDDEN}>
          {request_count === 1 ? ' request' : ' requests'}
        </Box>
      </Box>
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
