import Box from '@mui/material/Box';
import type { Named } from '../../../lib/sites-and-studies.ts';

interface ChoiceListProps {
  /** Null while loading. */
  choices: readonly Named[] | null;
  emptyText: string;
  chosen: readonly string[];
  onToggle: (id: string) => void;
}

/** Native checkboxes, since there may be hundreds. */
export function ChoiceList({ choices, emptyText, chosen, onToggle }: ChoiceListProps) {
  if (choices === null || choices.length === 0) {
    return (
      <Box sx={{ px: 2, py: 2.5, fontSize: '0.875rem', color: 'text.secondary' }}>
        {choices === null ? 'Loading…' : emptyText}
      </Box>
    );
  }
  const isChosen = new Set(chosen);
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0.5, maxHeight: 176, overflowY: 'auto' }}>
      {choices.map(({ id, name }) => (
        <li key={id}>
          <Box
            component="label"
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1.25,
              px: 1,
              py: 0.875,
              borderRadius: '7px',
              fontSize: '0.875rem',
              cursor: 'pointer',
              overflowWrap: 'anywhere',
              '&:hover': { bgcolor: 'var(--td-raised)' },
              'fieldset:disabled &': { color: 'text.secondary', cursor: 'default' },
            }}
          >
            <input
              type="checkbox"
              checked={isChosen.has(id)}
              onChange={() => onToggle(id)}
              style={{ width: 17, height: 17, margin: 0, flexShrink: 0, accentColor: 'var(--td-primary)' }}
            />
            {name}
          </Box>
        </li>
      ))}
    </Box>
  );
}
