import Box from '@mui/material/Box';
import type { ListRow } from './list-rows.ts';

interface GroupRowProps {
  row: Extract<ListRow, { kind: 'group' }>;
  isWide: boolean;
  height: number;
  place: number;
}

export function GroupRow({ row: { name, count }, isWide, height, place }: GroupRowProps) {
  const label = `${name} (${count})`;
  const sx = {
    display: 'flex',
    alignItems: 'center',
    px: isWide ? 1 : 1.5,
    minHeight: height,
    borderBottom: 1,
    borderColor: 'divider',
    bgcolor: 'var(--td-ground)',
    fontSize: '0.8125rem',
    fontWeight: 650,
  };
  if (!isWide) {
    return (
      <Box role="listitem" sx={sx}>
        {label}
      </Box>
    );
  }
  return (
    <Box role="row" aria-rowindex={place} sx={sx}>
      <Box role="rowheader">{label}</Box>
    </Box>
  );
}
