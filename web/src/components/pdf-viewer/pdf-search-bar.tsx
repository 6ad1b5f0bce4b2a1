import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import Box from '@mui/material/Box';
import { SearchField } from '../search-field.tsx';
import { ToolbarButton } from './toolbar-button.tsx';

export interface HitSteps {
  /** Index of the current hit; null before the first step. */
  current: number | null;
  count: number;
  /** Whether the whole document has been searched. */
  isDone: boolean;
  step: (by: 1 | -1) => void;
}

interface PdfSearchBarProps {
  search: string;
  onSearch: (search: string) => void;
  hits: HitSteps;
}

/** Document search; Enter steps through the matches. */
export function PdfSearchBar({ search, onSearch, hits }: PdfSearchBarProps) {
  const hasNone = hits.count === 0;
  return (
    <Box
      component="form"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        hits.step(1);
      }}
      sx={{ flex: '1 1 190px', display: 'flex', alignItems: 'center', gap: 0.5, maxWidth: { md: 480 }, ml: 'auto' }}
    >
      <SearchField placeholder="Search in this document" value={search} onChange={onSearch} />
      <Box component="span" role="status" sx={{ textAlign: 'right', color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {search.trim().length > 1 && hitText(hits)}
      </Box>
      <ToolbarButton label="Previous match" isDisabled={hasNone} onClick={() => hits.step(-1)}>
        <KeyboardArrowUp />
      </ToolbarButton>
      <ToolbarButton label="Next match" isDisabled={hasNone} onClick={() => hits.step(1)}>
        <KeyboardArrowDown />
      </ToolbarButton>
    </Box>
  );
}

function hitText({ current, count, isDone }: HitSteps): string {
  const more = isDone ? '' : '…';
  if (current !== null) return `${current + 1} of ${count}${more}`;
  if (count > 0) return `${count} ${count === 1 ? 'match' : 'matches'}${more}`;
  return isDone ? 'No matches' : more;
}
