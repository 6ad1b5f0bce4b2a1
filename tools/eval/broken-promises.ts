import type { Measured } from './measure.ts';
import type { Ingested } from './scopes.ts';

/** What no run may show: a section that is none of the document's, a quote that is not on its page. */
export function brokenPromises(
  ingested: readonly Pick<Ingested, 'name' | 'unlistedSections'>[],
  measured: readonly Pick<Measured, 'id' | 'citations'>[],
): string[] {
  return [
    ...ingested.flatMap(({ name, unlistedSections }) =>
      unlistedSections.map((label) => `${name}: its contents do not list the section "${label}".`),
    ),
    ...measured.flatMap(({ id, citations }) =>
      citations
        .filter(({ verbatim }) => !verbatim)
        .map(({ page, snippet }) => `${id}: page ${page} does not have "${snippet}".`),
    ),
  ];
}
