import type { Fetched } from '../../../lib/use-fetched.ts';
import type { Named } from '../../../lib/sites-and-studies.ts';
import { LoadFailedHint } from './load-failed-hint.tsx';
import { MultiSelect } from './multi-select.tsx';

/** Shown if the sites failed to load (specification, section 8); they cannot be assigned. */
const DEMO_SITES: Named[] = ['Demo Site 1', 'Demo Site 2'].map((name) => ({ id: name, name }));

interface SitePickerProps {
  sites: Fetched<Named[]>;
  required: boolean;
}

export function SitePicker({ sites, required }: SitePickerProps) {
  if (sites.status !== 'failed') {
    return <MultiSelect name="site_ids" label="Sites" required={required} bulk choices={choicesOf(sites)} />;
  }
  return (
    <div>
      <MultiSelect name="site_ids" label="Sites" required={required} bulk choices={DEMO_SITES} disabled />
      <LoadFailedHint text="Sites could not be loaded. The list shows examples." onClick={sites.retry} />
    </div>
  );
}

function choicesOf(sites: Fetched<Named[]>): Named[] | null {
  return sites.status === 'ready' ? sites.data : null;
}
