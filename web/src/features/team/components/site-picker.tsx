import type { Fetched } from '../../../lib/use-fetched.ts';
import type { Assignable } from '../api/use-assignable.ts';
import { LoadAgain } from './load-again.tsx';
import { PickMany } from './pick-many.tsx';

/** What stands in the list when the sites could not be loaded (specification, section 8). Nobody can be given them. */
const DEMO_SITES: Assignable[] = ['Demo Site 1', 'Demo Site 2'].map((name) => ({ id: name, name }));

interface SitePickerProps {
  sites: Fetched<Assignable[]>;
  required: boolean;
}

export function SitePicker({ sites, required }: SitePickerProps) {
  if (sites.status !== 'failed') {
    return <PickMany name="site_ids" label="Sites" required={required} bulk choices={choicesOf(sites)} />;
  }
  return (
    <div>
      <PickMany name="site_ids" label="Sites" required={required} bulk choices={DEMO_SITES} disabled />
      <LoadAgain text="Sites could not be loaded; the list shows examples." onClick={sites.retry} />
    </div>
  );
}

function choicesOf(sites: Fetched<Assignable[]>): Assignable[] | null {
  return sites.status === 'ready' ? sites.data : null;
}
