import { CATEGORIES, PRIORITY_LABELS } from '@trialdesk/contract/choices';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useStudies } from '../../../../../lib/sites-and-studies.ts';
import { useColleagues } from '../../../api/use-colleagues.ts';
import { DUES, OWNERS } from '@trialdesk/contract/request-view';
import { activeFilters, isPerson, type ListFilters } from './list-choices.ts';

interface FilterChipsProps {
  filters: ListFilters;
  onRemove: (name: keyof ListFilters) => void;
  onClear: () => void;
}

/** The filters in use, each to be removed. */
export function FilterChips({ filters, onRemove, onClear }: FilterChipsProps) {
  const active = activeFilters(filters);
  const studies = useStudies(filters.study_id !== null);
  const study = studies.status === 'ready' ? studies.data.find(({ id }) => id === filters.study_id) : undefined;
  const colleagues = useColleagues(isPerson(filters.owner));
  const colleague = colleagues.status === 'ready' ? colleagues.data.find(({ id }) => id === filters.owner) : undefined;
  const labels: Record<keyof ListFilters, string> = {
    study_id: study?.name ?? 'Study',
    priority: filters.priority ? `Priority: ${PRIORITY_LABELS[filters.priority]}` : '',
    owner: ownerText(filters.owner, colleague?.name),
    safety: 'May need a safety report',
    due: filters.due ? DUES[filters.due] : '',
    category: filters.category ? CATEGORIES[filters.category] : '',
  };
  if (active.length === 0) return null;
  return (
    <Box role="group" aria-label="Filters" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {active.map((name) => (
        <Chip key={name} size="small" label={labels[name]} onDelete={() => onRemove(name)} />
      ))}
      {active.length > 1 && (
        <Button size="small" onClick={onClear}>
          Clear Filters
        </Button>
      )}
    </Box>
  );
}

function ownerText(owner: string | null, name: string | undefined): string {
  if (owner === OWNERS.mine) return 'Mine';
  return owner === OWNERS.nobodys ? 'Unassigned' : `Owner: ${name ?? '…'}`;
}
