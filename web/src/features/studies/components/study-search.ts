import type { Study } from '@trialdesk/contract/entities/site';
import { isFoundIn } from '@trialdesk/contract/search-words';

/** Studies matching by name or number prefix. */
export function searchStudies(studies: readonly Study[], search: string): Study[] {
  return studies.filter(({ name, number_prefix = '' }) => isFoundIn([name, number_prefix], search));
}
