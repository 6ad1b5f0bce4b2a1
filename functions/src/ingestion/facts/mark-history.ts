import type { Passage } from '../passages/passage.ts';
import { sectionName } from './section-name.ts';
import { isHistorySection } from './section-role.ts';

/** Captions and column headers of tables that compare versions: all of one line are in a table's. */
const HISTORY_TABLES = [
  [/(?:description|summary|reasons?) (?:of|for) (?:the )?changes?\b/iu],
  [/\b(?:document|amendment|version|revision) history\b/iu],
  [
    /\b(?:original|previous|old|current|former|existing)(?: protocol)? (?:text|wording|version)\b/iu,
    /\b(?:new|amended|revised|updated|changed)(?: protocol)? (?:text|wording|version)\b/iu,
  ],
  [/\bwas\b/iu, /\bis(?: now)?\b/iu, /\b(?:section|page|rationale|reason)\b/iu],
  [/\bsection\b/iu, /\bchanges?\b/iu, /\b(?:rationale|reason|justification)\b/iu],
  [/^\W*table \S+ (?:protocol )?amendment \d/iu],
];

/** `Version 2.0, 26 October 2016`; within a history its heading begins the changes of that version. */
const VERSION = /^(?:protocol )?(?:version|edition|revision) \d[\d.]*\P{L}*(?:\p{L}+\P{L}*)?(?:19|20)\d\d$/u;

/**
 * Marks passages of its sections, with those headed by a version that follow, rows of tables with its columns, and rows
 * without headers right below those.
 */
export function markHistory(passages: readonly Passage[]): Passage[] {
  let isRowOfHistory = false;
  let isInHistory = false;
  return passages.map((passage) => {
    isInHistory = isHistorySection(passage) || (isInHistory && isOfVersion(passage));
    const columns = columnsOf(passage);
    isRowOfHistory =
      passage.kind === 'table' || passage.kind === 'heading'
        ? comparesVersions(columns) || (isRowOfHistory && passage.kind === 'table' && columns === '')
        : false;
    return isRowOfHistory || isInHistory ? { ...passage, context: { history: true, ...passage.context } } : passage;
  });
}

function isOfVersion({ section }: Passage): boolean {
  return section.some((heading) => VERSION.test(sectionName(heading)));
}

function comparesVersions(columns: string): boolean {
  return HISTORY_TABLES.some((patterns) => patterns.every((pattern) => pattern.test(columns)));
}

/** A heading's text is the caption or the column headers. */
function columnsOf({ kind, text, context: { caption = '', cells = [], unpairedHeaders = '' } }: Passage): string {
  if (kind === 'heading') return text;
  const headers = cells.map(({ header }) => header).filter((header) => header !== '');
  return [caption, ...headers, unpairedHeaders].filter((part) => part !== '').join(' | ');
}
