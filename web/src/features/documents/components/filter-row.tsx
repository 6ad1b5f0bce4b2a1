import GridView from '@mui/icons-material/GridViewOutlined';
import TableRows from '@mui/icons-material/TableRowsOutlined';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { IN_PLACE_MENU } from '../../../components/in-place-menu.ts';
import { SearchField } from '../../../components/search-field.tsx';
import type { Named } from '../../../lib/sites-and-studies.ts';
import { SHARED, type DocumentFilterState } from './use-document-filter.ts';

interface FilterRowProps {
  search: string;
  onSearch: (search: string) => void;
  filter: DocumentFilterState;
  studies: readonly Named[];
}

/** Search, study, and whether documents are cards or rows. */
export function FilterRow({ search, onSearch, filter, studies }: FilterRowProps) {
  // A select must offer its value, also while the studies load.
  const isKnown = studies.some(({ id }) => id === filter.studyValue) || filter.studyValue === SHARED;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'center',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) 260px auto' },
      }}
    >
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
        <SearchField placeholder="Search documents by name" value={search} onChange={onSearch} />
      </Box>
      <TextField
        select
        size="small"
        id="documents-study"
        label="Documents of"
        value={isKnown ? filter.studyValue : ''}
        onChange={({ target }) => filter.set('study', target.value || null)}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true, ...IN_PLACE_MENU } }}
      >
        <MenuItem value="">Every study</MenuItem>
        {studies.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
        <MenuItem value={SHARED}>All studies together</MenuItem>
      </TextField>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="View"
        value={filter.isTable ? 'table' : 'cards'}
        onChange={(_event, view: 'table' | 'cards' | null) =>
          view && filter.set('view', view === 'table' ? view : null)
        }
      >
        <ToggleButton value="cards" aria-label="Cards">
          <GridView fontSize="small" />
        </ToggleButton>
        <ToggleButton value="table" aria-label="Table">
          <TableRows fontSize="small" />
        </ToggleButton>
      </ToggleButtonGroup>
    </Box>
  );
}
