import type { Fetched } from '../../../lib/use-fetched.ts';
import type { Assignable } from '../api/use-assignable.ts';
import { LoadAgain } from './load-again.tsx';
import { PickMany } from './pick-many.tsx';

export function StudyPicker({ studies }: { studies: Fetched<Assignable[]> }) {
  if (studies.status === 'failed') {
    return (
      <div>
        <PickMany name="study_ids" label="Studies" choices={[]} disabled />
        <LoadAgain text="Studies could not be loaded." onClick={studies.retry} />
      </div>
    );
  }
  return (
    <PickMany
      name="study_ids"
      label="Studies"
      hint="None chosen means all studies."
      choices={studies.status === 'ready' ? studies.data : null}
    />
  );
}
