import { AUDIT_ACTIONS } from '@trialdesk/contract/entities/audit-entry';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { NO_FILTER, paramsOf, requestIdIn, type AuditFilter } from '../audit-filter.ts';
import { usePeople, usePerson } from '../api/use-people.ts';
import { ACTION_LABELS } from '../action-labels.ts';
import { ChoiceField } from '../../../components/choice-field.tsx';
import { SearchChoice } from '../../../components/search-choice.tsx';

interface AuditFiltersProps {
  filter: AuditFilter;
  onChange: (filter: AuditFilter) => void;
}

const ACTIONS = AUDIT_ACTIONS.map((id) => ({ id, label: ACTION_LABELS[id] }));

export function AuditFilters({ filter, onChange }: AuditFiltersProps) {
  const { actor, action, request, from, to } = filter;
  const [search, setSearch] = useState<string | null>(null);
  const { people, isLoading } = usePeople(search);
  const person = usePerson(actor || null);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          lg: 'minmax(0, 1.2fr) minmax(0, 1fr) minmax(0, 1fr) 148px 148px auto',
        },
      }}
    >
      <SearchChoice
        label="Person"
        all="Everyone"
        choices={people}
        value={person}
        onChange={(chosen) => onChange({ ...filter, actor: chosen?.id ?? '' })}
        onSearch={setSearch}
        isLoading={isLoading}
      />
      <ChoiceField
        label="Action"
        all="All actions"
        choices={ACTIONS}
        value={action}
        onChange={(id) => onChange({ ...filter, action: AUDIT_ACTIONS.find((each) => each === id) ?? '' })}
      />
      <TextField
        label="Request"
        size="small"
        placeholder="Number, id or address"
        value={request}
        onChange={(event) => onChange({ ...filter, request: requestIdIn(event.target.value) })}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <DayField label="From" value={from} onChange={(day) => onChange({ ...filter, from: day })} />
      <DayField label="To" value={to} onChange={(day) => onChange({ ...filter, to: day })} />
      <Button onClick={() => onChange(NO_FILTER)} disabled={paramsOf(filter).size === 0} sx={{ minHeight: 40 }}>
        Clear
      </Button>
    </Box>
  );
}

interface DayFieldProps {
  label: string;
  value: string;
  onChange: (day: string) => void;
}

function DayField({ label, value, onChange }: DayFieldProps) {
  return (
    <TextField
      type="date"
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
