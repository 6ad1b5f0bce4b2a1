import type { Fetched } from '../../../lib/use-fetched.ts';
import type { Assignable } from '../api/use-assignable.ts';
import { LoadFailedHint } from './load-failed-hint.tsx';
import { MultiSelect } from './multi-select.tsx';

export function StudyPicker({ studies }: { studies: Fetched<Assignable[]> }) {
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
