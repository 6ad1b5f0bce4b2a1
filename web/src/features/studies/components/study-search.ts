import type { Study } from '@trialdesk/contract/entities/site';

/** Studies matching by name or number prefix; ignores case. */
export function searchStudies(studies: readonly Study[], search: string): Study[] {
  const wanted = search.trim().toLowerCase();
  return studies.filter(({ name, number_prefix = '' }) =>
    [name, number_prefix].some((text) => text.toLowerCase().includes(wanted)),
  );
}
