import { sectionName } from './section-name.ts';

/** Describes earlier versions of the protocol, not the present one. */
const HISTORY =
  /amendment|summary of changes|protocol history|revision history|^changes? (?:to|from)|^overall rationale for/u;

/** States nothing about the study itself. */
const APPARATUS =
  /abbreviation|table of contents|^list of (?:tables|figures|attachments)|^references?$|signature|approval|agreement/u;

const FRONT_MATTER = /synopsis|summary|title page|clinical protocol|^(?:\w+ )*title\b/u;

/** Title pages are the first pages of a protocol. */
const TITLE_PAGES = 3;

/** Whether a section lists the changes of an amendment. */
export function isHistory(section: readonly string[]): boolean {
  return section.some((heading) => HISTORY.test(sectionName(heading)));
}

/** Whether a section is part of the document's apparatus: abbreviations, references, signatures. */
export function isApparatus(section: readonly string[]): boolean {
  return section.some((heading) => APPARATUS.test(sectionName(heading)));
}

/** Whether a passage belongs to the title page or the synopsis, where rows and paragraphs begin with labels. */
export function isFrontMatter({ section, page }: { section: readonly string[]; page: number }): boolean {
  const innermost = section.at(-1);
  if (innermost === undefined) return true;
  if (section.some((heading) => FRONT_MATTER.test(sectionName(heading)))) return true;
  return page <= TITLE_PAGES && !/^\d/.test(innermost);
}
