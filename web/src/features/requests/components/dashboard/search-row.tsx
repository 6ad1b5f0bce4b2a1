import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { SearchField } from '../../../../components/search-field.tsx';

interface SearchRowProps {
  search: string;
  onSearch: (search: string) => void;
  /** Rendered next to the search. */
  children: ReactNode;
}

/** It would be a second one. */
const NO_CLEAR_OF_BROWSER = { '& input::-webkit-search-cancel-button': { display: 'none' } };

export function SearchRow({ search, onSearch, children }: SearchRowProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Box sx={{ flex: '1 1 320px', display: 'flex', gap: 1, minWidth: 0, ...NO_CLEAR_OF_BROWSER }}>
        <SearchField
          placeholder="Search by title, question, answer, site, study or requester"
          value={search}
          onChange={onSearch}
        />
        {search !== '' && (
          <Button onClick={() => onSearch('')} sx={{ flexShrink: 0 }}>
            Clear
          </Button>
        )}
      </Box>
      {children}
    </Box>
  );
}
