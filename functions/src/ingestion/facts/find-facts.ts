import type { Passage } from '../passages/passage.ts';
import { sectionName } from './section-name.ts';
import { isApparatus, isFrontMatter, isHistory } from './section-role.ts';
import { studyFields, type StudyField } from './study-fields.ts';

/** A place where a field is stated. */
export interface Statement {
  /** A labelled row or paragraph of the front matter, or a section with a fitting heading. */
  source: 'label' | 'section';
  /** The section's name; empty for a label. */
  heading: string;
  /** Ids of the passages, in document order. */
  passages: string[];
}

/** What a protocol states about one field, in document order; several statements may disagree. */
export interface StudyFact {
  /** Key of the field in the table. */
  field: string;
  statements: Statement[];
}

const BULLET = /^[•●○▪■◦·*o–-]\s+/u;

/**
 * The passages of a protocol that state the fields every protocol has, by the labels of its front matter and the
 * headings of its sections. Fields that are stated nowhere are left out, and so is the history of amendments.
 */
export function findFacts(passages: readonly Passage[]): StudyFact[] {
  const usable = passages.filter(
    ({ kind, section }) => kind !== 'heading' && !isApparatus(section) && !isHistory(section),
  );
  return studyFields().flatMap((field) => {
    const statements = [...labelledStatements(usable, field), ...sectionStatements(usable, field)];
    return statements.length > 0 ? [{ field: field.key, statements }] : [];
  });
}

function labelledStatements(passages: readonly Passage[], { label }: StudyField): Statement[] {
  if (!label) return [];
  return passages
    .filter((passage) => isFrontMatter(passage) && linesOf(passage).some((line) => label.test(line)))
    .map(({ id }) => ({ source: 'label', heading: '', passages: [id] }));
}

function linesOf({ text }: Passage): string[] {
  return text.split('\n').map((line) => line.normalize('NFKC').replace(BULLET, ''));
}

/** Passages that share the innermost fitting heading make one statement, over pages and subsections. */
function sectionStatements(passages: readonly Passage[], { heading }: StudyField): Statement[] {
  if (!heading) return [];
  const statements = new Map<string, Statement>();
  for (const { id, section } of passages) {
    const depth = section.findLastIndex((one) => heading.test(sectionName(one)));
    if (depth === -1) continue;
    const key = section.slice(0, depth + 1).join('\n');
    const known = statements.get(key);
    if (known) known.passages.push(id);
    else statements.set(key, { source: 'section', heading: sectionName(section[depth] ?? ''), passages: [id] });
  }
  return [...statements.values()];
}
