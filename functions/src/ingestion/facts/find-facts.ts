import type { Passage } from '../passages/passage.ts';
import { mentionsOf, statesByItself } from './mentions.ts';
import { readablePassages, type ReadablePassage } from './readable-passage.ts';
import { isTitlePage } from './section-role.ts';
import { studyFields, type StudyField } from './study-fields.ts';

export interface Statement {
  /** A labelled row or paragraph of the front matter, or a section whose heading fits or that states it in passing. */
  source: 'label' | 'section';
  /** The section's name; empty for a label. */
  heading: string;
  /** Ids, in document order. */
  passages: string[];
}

/** In document order; statements may disagree. */
export interface StudyFact {
  /** Key of the field in the table. */
  field: string;
  statements: Statement[];
}

/** In characters; a match that is longer is a sentence. */
const LONGEST_LABEL = 50;

/**
 * By the labels of the front matter and the headings of sections; else by sentences elsewhere. Omits fields stated
 * nowhere and what describes earlier versions. The column headers of a schedule may state a grid.
 */
export function findFacts(passages: readonly Passage[]): StudyFact[] {
  const current = readablePassages(passages.filter(({ context }) => !context.history)).filter(
    ({ section }) => !section.isApparatus,
  );
  const usable = current.filter(({ passage: { kind } }) => kind !== 'heading');
  // A row of the schedule begins with what is done, such as consent, and states when.
  const front = usable.filter(({ isFrontMatter, passage }) => isFrontMatter && !passage.context.marks?.length);
  const byId = new Map(usable.map((readable) => [readable.passage.id, readable]));
  const usableFor = ({ form, states }: StudyField) =>
    form === 'grid'
      ? current.filter(({ passage: { kind, text } }) => kind !== 'heading' || states?.test(text))
      : usable;
  return studyFields().flatMap((field) => {
    const placed = [...labelledStatements(front, field), ...sectionStatements(usableFor(field), field)];
    const isStated = placed.some((statement) =>
      statement.passages.some((id) => {
        const readable = byId.get(id);
        return readable && (field.holds === null || statesByItself(readable, field));
      }),
    );
    const statements = isStated ? placed : [...placed, ...mentionsOf(usable, field)];
    return statements.length > 0 ? [{ field: field.key, statements }] : [];
  });
}

/** Rows with the field's label; else lines of the title page that mention the field. */
function labelledStatements(front: readonly ReadablePassage[], { label }: StudyField): Statement[] {
  if (!label) return [];
  const found = front.flatMap(({ passage, lines }) => {
    const lengths = lines.flatMap((line) => label.exec(line)?.[0].length ?? []);
    return lengths.length > 0 ? [{ passage, isRow: Math.min(...lengths) <= LONGEST_LABEL }] : [];
  });
  const rows = found.filter(({ isRow }) => isRow);
  const titles = found.filter(({ passage }) => isTitlePage(passage));
  return (rows.length > 0 ? rows : titles).map(({ passage: { id } }) => ({
    source: 'label',
    heading: '',
    passages: [id],
  }));
}

/** One statement per innermost fitting heading, over pages and subsections. */
function sectionStatements(passages: readonly ReadablePassage[], { heading }: StudyField): Statement[] {
  if (!heading) return [];
  const depths = new Map<ReadablePassage['section'], number>();
  const statements = new Map<string, Statement>();
  for (const {
    passage: { id, section: labels },
    section,
  } of passages) {
    const depth = depths.get(section) ?? section.names.findLastIndex((name) => heading.test(name));
    depths.set(section, depth);
    if (depth === -1) continue;
    const key = labels.slice(0, depth + 1).join('\n');
    const known = statements.get(key);
    if (known) known.passages.push(id);
    else statements.set(key, { source: 'section', heading: section.names[depth] ?? '', passages: [id] });
  }
  return [...statements.values()];
}
