import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useField } from 'formik';
import { useState } from 'react';
import type { Named } from '../../../lib/sites-and-studies.ts';
import { ChoiceList } from './choice-list.tsx';
import { ChoiceSearch } from './choice-search.tsx';
import { chosenText, searchChoices, withToggled, withAll } from './choices.ts';

interface MultiSelectProps {
  /** Formik field that holds the ids. */
  name: string;
  label: string;
  /** Null while loading. */
  choices: readonly Named[] | null;
  required?: boolean;
  /** Adds Select All Filtered and Clear. */
  bulk?: boolean;
  disabled?: boolean;
  hint?: string;
}

/** Searchable multi-select. */
export function MultiSelect(props: MultiSelectProps) {
  const { name, label, choices, required = false, bulk = false, disabled = false, hint } = props;
  const [{ value: chosen }, { touched, error }, { setValue }] = useField<string[]>(name);
  const [search, setSearch] = useState('');
  const message = touched ? error : undefined;
  const messageId = `${name}-message`;
  const found = searchChoices(choices ?? [], search);
  return (
    <Box component="fieldset" disabled={disabled} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 1, fontSize: '0.875rem', fontWeight: 600 }}>
        {label}
        {required && (
          <Box component="span" sx={{ color: 'error.main' }}>
            {' *'}
          </Box>
        )}
      </Box>
      {message !== undefined && (
        // Above the list, next to the field that has the focus; below it would be out of sight.
        <FormHelperText id={messageId} error sx={{ mt: 0, mb: 0.75 }}>
          {message}
        </FormHelperText>
      )}
      <Box
        sx={{ border: 1, borderColor: message ? 'error.main' : 'divider', borderRadius: '10px', overflow: 'hidden' }}
      >
        <ChoiceSearch
          label={`Search ${label.toLowerCase()}`}
          value={search}
          onChange={setSearch}
          disabled={disabled}
          invalid={message !== undefined}
          describedBy={messageId}
        />
        <ChoiceList
          choices={choices && found}
          emptyText={`No ${label.toLowerCase()} found`}
          chosen={chosen}
          onToggle={(id) => void setValue(withToggled(chosen, id))}
        />
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1,
            px: 1.5,
            py: 1,
            bgcolor: 'var(--td-raised)',
          }}
        >
          <Box
            role="status"
            sx={{ flex: '1 1 160px', fontSize: '0.8125rem', color: 'text.secondary', overflowWrap: 'anywhere' }}
          >
            {chosenText(choices ?? [], chosen)}
          </Box>
          {bulk && (
            <>
              <Button
                size="small"
                disabled={disabled || found.length === 0}
                onClick={() => void setValue(withAll(chosen, found))}
              >
                Select All Filtered
              </Button>
              <Button size="small" disabled={disabled || chosen.length === 0} onClick={() => void setValue([])}>
                Clear
              </Button>
            </>
          )}
        </Box>
      </Box>
      {message === undefined && (
        <FormHelperText id={messageId} sx={{ mx: 1.75 }}>
          {hint}
        </FormHelperText>
      )}
    </Box>
  );
}
