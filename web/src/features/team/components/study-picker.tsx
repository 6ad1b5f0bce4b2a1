import type { Fetched } from '../../../lib/use-fetched.ts';
import type { Named } from '../../../lib/sites-and-studies.ts';
import { LoadFailedHint } from './load-failed-hint.tsx';
import { MultiSelect } from './multi-select.tsx';

export function StudyPicker({ studies }: { studies: Fetched<Named[]> }) {
  if (studies.status === 'failed') {
    return (
      <div>
        <MultiSelect name="study_ids" label="Studies" choices={[]} disabled />
        <LoadFailedHint text="Studies could not be loaded." onClick={studies.retry} />
      </div>
    );
  }
  return (
    <MultiSelect
      name="study_ids"
      label="Studies"
      hint="Leave empty for all studies."
      choices={studies.status === 'ready' ? studies.data : null}
    />
  );
}
