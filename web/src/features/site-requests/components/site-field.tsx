import { FormSelect } from '../../../components/form-select.tsx';
import { ReadOnlyField } from '../../../components/read-only-field.tsx';
import { useMember } from '../../../lib/session/session-context.ts';
import { ownSites } from './own-sites.ts';

/** The person's site, or a choice of several. */
export function SiteField() {
  const sites = ownSites(useMember());
  if (sites.length > 1) {
    const choices = sites.map(({ id, name }) => ({ value: id, label: name }));
    return <FormSelect name="siteId" label="Site" choices={choices} required />;
  }
  return <ReadOnlyField id="site" label="Site" value={sites[0]?.name ?? 'No site assigned'} />;
}
