import { sectionName } from './section-name.ts';

/** A chapter or table of changes to earlier versions. */
const HISTORY =
  /summary of (?:the )?changes|\b(?:protocol|document|amendment|version|revision|change) history\b|^history of (?:the )?(?:changes|amendments|revisions)|^previous (?:protocol )?versions?|rationale for (?:the |this )?amendment|^list of (?:changes|amendments)|^(?:major |substantial |non-?substantial )+changes/u;

/** `Amendment 2 (20 April 2016)`, unlike `Sampling (omitted as of Amendment 3)`. */
const AMENDMENT =
  /^(?:(?:clinical|protocol|substantial|non-?substantial|version [\d.]+) )*amendment(?: no\.?| number)? ?#?\d[\d.]*\b/u;

/** Without a number a chapter of changes; a numbered section of this name says how a protocol is amended. */
const CHAPTER = /^(?:protocol )?amendments?$|^changes (?:to|from) the (?:previous |original )?(?:protocol|version)/u;

/** States nothing about the study itself. */
const APPARATUS =
  /abbreviation|table of contents|^list of (?:tables|figures|attachments)|^(?:list of )?references?(?: list)?$|^bibliography$|signature|approval|agreement/u;

/** Other studies, and why this one is done as it is. */
const BACKGROUND =
  /background|introduction|rationale|justification|previous|prior experience|clinical (?:experience|studies)|pharmacology|toxicology|benefit|literature|references/u;

const FRONT_MATTER = /synopsis|summary|title page|clinical protocol|^(?:\w+ )*title\b/u;

/** `Appendix 2`, `12 Appendices`, `Protocol Attachment 4`, with or without a number before it. */
const APPENDIX = /^(?:\d+(?:\.\d+)*\.? )?(?:\p{L}+ )?(?:appendi(?:x|ces)|attachments?|annex(?:es)?)\b/iu;

/**
 * A form, scale or rulebook that other studies use as well; its cycles and severities are not the study's. A scale of
 * toxicity is how the study grades.
 */
const INSTRUMENT =
  /^(?!.*(?:toxicit|adverse|grading)).*(?:questionnaire|inventory|\bscales?\b|\bassessment for\b|\bexamination\b|\bindex\b|scor(?:e|ing)\b|response (?:evaluation|assessment) criteria|\brecist\b|performance status|code of conduct|\bdiary\b)/u;

/** Title pages are the first pages of a protocol. */
const TITLE_PAGES = 3;

/** Lists changes since earlier versions. The title page may be headed by its amendment. */
export function isHistorySection({ section, page }: { section: readonly string[]; page: number }): boolean {
  return section.some((heading) => {
    const name = sectionName(heading);
    const isChapter = CHAPTER.test(name) && !/^\d/.test(heading);
    return HISTORY.test(name) || (page > 1 && (AMENDMENT.test(name) || isChapter));
  });
}

/**
 * Abbreviations, references, signatures. Goes by its own heading: unnumbered chapters after a signature page are read
 * as parts of it.
 */
export function isApparatus(section: readonly string[]): boolean {
  return APPARATUS.test(sectionName(section.at(-1) ?? ''));
}

/** Printed in an appendix, such as a questionnaire. */
export function isInstrument(section: readonly string[]): boolean {
  return (
    section.some((heading) => APPENDIX.test(heading)) &&
    section.some((heading) => INSTRUMENT.test(sectionName(heading)))
  );
}

/** About other studies or reasons; may name what this study does not do. */
export function isBackground(section: readonly string[]): boolean {
  return section.some((heading) => BACKGROUND.test(sectionName(heading)));
}

export function isTitlePage({ page }: { page: number }): boolean {
  return page <= TITLE_PAGES;
}

/** Title page or synopsis, where rows and paragraphs begin with labels. */
export function isFrontMatter({ section, page }: { section: readonly string[]; page: number }): boolean {
  const innermost = section.at(-1);
  if (innermost === undefined) return true;
  if (section.some((heading) => FRONT_MATTER.test(sectionName(heading)))) return true;
  return isTitlePage({ page }) && !/^\d/.test(innermost);
}
