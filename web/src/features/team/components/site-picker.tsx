import { can } from '@trialdesk/contract/permissions';
import type { Role } from '@trialdesk/contract/roles';
import type { Fetched } from '../../../lib/use-fetched.ts';
import type { Named } from '../../../lib/sites-and-studies.ts';
import { LoadFailedHint } from './load-failed-hint.tsx';
import { MultiSelect } from './multi-select.tsx';

/** Shown if the sites failed to load (specification, section 8); they cannot be assigned. */
const DEMO_SITES: Named[] = ['Demo Site 1', 'Demo Site 2'].map((name) => ({ id: name, name }));

interface SitePickerProps {
  sites: Fetched<Named[]>;
  role: Role;
}

export function SitePicker({ sites, role }: SitePickerProps) {
  const field = {
    name: 'site_ids',
    label: 'Sites',
    required: can({ role }, 'manage_sites'),
    hint: can({ role }, 'ask_questions')
      ? 'A Clinical Researcher without a site can neither ask questions nor read answers.'
      : undefined,
  };
  if (sites.status !== 'failed') return <MultiSelect {...field} bulk choices={choicesOf(sites)} />;
  return (
    <div>
      <MultiSelect {...field} bulk choices={DEMO_SITES} disabled />
      <LoadFailedHint text="Sites could not be loaded. The list shows examples." onClick={sites.retry} />
    </div>
  );
}

function choicesOf(sites: Fetched<Named[]>): Named[] | null {
  return sites.status === 'ready' ? sites.data : null;
}
