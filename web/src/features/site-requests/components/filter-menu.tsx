import { CATEGORIES } from '@trialdesk/contract/choices';
import FilterList from '@mui/icons-material/FilterList';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { DropdownDialog } from '../../../components/dropdown-dialog.tsx';
import { useMember } from '../../../lib/session/session-context.ts';
import { useStudies } from '../../../lib/sites-and-studies.ts';
import { ASKED_BY, isNarrowed, NARROWING, NOT_NARROWED, PERIODS, SORTS, type RequestFilter } from './request-filter.ts';
import { ownSites } from './own-sites.ts';
import type { DashboardFilter } from './use-dashboard-filter.ts';

type Choices = readonly (readonly [value: string, label: string])[];

/** Filters besides the tabs, and the order. */
export function FilterMenu({ filter }: { filter: DashboardFilter }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const sites = ownSites(useMember());
  const studies = useStudies(anchor !== null || filter.study !== '');
  const count = NARROWING.filter((name) => filter[name] !== '').length;
  const studyChoices: Choices = studies.status === 'ready' ? studies.data.map((study) => [study.id, study.name]) : [];
  const field = (name: keyof RequestFilter, label: string, choices: Choices) => (
    <FilterField
      label={label}
      value={choices.some(([value]) => value === filter[name]) ? String(filter[name]) : ''}
      choices={name === 'sort' ? choices : [['', 'All'], ...choices]}
      onChange={(value) => filter.set({ [name]: value })}
    />
  );
  return (
    <>
      <Button
        variant="outlined"
        color={count > 0 ? 'primary' : 'inherit'}
        startIcon={<FilterList />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ flexShrink: 0, height: 40 }}
      >
        {count > 0 ? `Filter (${count})` : 'Filter'}
      </Button>
      <DropdownDialog {...{ anchor, id }} label="Filter" onClose={() => setAnchor(null)} sx={{ mt: 1, width: 320 }}>
        <Box sx={{ display: 'grid', gap: 2, p: 2 }}>
          {field('sort', 'Order', Object.entries(SORTS))}
          {field('by', 'Asked by', Object.entries(ASKED_BY))}
          {sites.length > 1 &&
            field(
              'site',
              'Site',
              sites.map((site) => [site.id, site.name] as const),
            )}
          {field('study', 'Study', studyChoices)}
          {field('category', 'Category', Object.entries(CATEGORIES))}
          {field('days', 'Time', Object.entries(PERIODS))}
          <Button disabled={!isNarrowed(filter)} onClick={() => filter.set(NOT_NARROWED)}>
            Clear filters
          </Button>
        </Box>
      </DropdownDialog>
    </>
  );
}

interface FilterFieldProps {
  label: string;
  value: string;
  choices: Choices;
  onChange: (value: string) => void;
}

function FilterField({ label, value, choices, onChange }: FilterFieldProps) {
  const id = useId();
  return (
    <TextField
      select
      size="small"
      fullWidth
      id={id}
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      {choices.map(([choice, name]) => (
        <MenuItem key={choice} value={choice}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
