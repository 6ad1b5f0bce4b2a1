import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormSelect } from '../../../components/form-select.tsx';
import type { Fetched } from '../../../lib/use-fetched.ts';
import type { Named } from '../../../lib/sites-and-studies.ts';

interface StudySelectProps {
  studies: Fetched<Named[]>;
}

export function StudySelect({ studies }: StudySelectProps) {
  const choices = studies.status === 'ready' ? studies.data.map(({ id, name }) => ({ value: id, label: name })) : [];
  return (
    <Box>
      <FormSelect
        name="studyId"
        label="Study"
        required
        choices={choices}
        disabled={studies.status === 'failed'}
        loading={studies.status === 'loading' ? 'Loading studies…' : undefined}
      />
      {studies.status === 'failed' && (
        <Button size="small" onClick={studies.retry} sx={{ mt: 0.5 }}>
          Reload studies
        </Button>
      )}
    </Box>
  );
}
