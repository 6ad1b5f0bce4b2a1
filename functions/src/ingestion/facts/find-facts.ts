import type { Passage } from '../passages/passage.ts';
import { mentionsOf, statesByItself } from './mentions.ts';
import { readablePassages, type ReadablePassage } from './readable-passage.ts';
import { isTitlePage } from './section-role.ts';
import { studyFields, type StudyField } from './study-fields.ts';
import type { Statement, StudyFact } from '../passages/study-fact.ts';

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
  const sections = bySection(usable);
  const sectionsFor = ({ form, states }: StudyField) =>
    form === 'grid'
      ? bySection(current.filter(({ passage: { kind, text } }) => kind !== 'heading' || states?.test(text)))
      : sections;
  return studyFields().flatMap((field) => {
    const placed = [...labelledStatements(front, field), ...sectionStatements(sectionsFor(field), field)];
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
    const lengths = [...lines, ...headedCells(passage)].flatMap((line) => label.exec(line)?.[0].length ?? []);
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

/** `Phase of development: Phase III` where labels are column headers. */
function headedCells({ context: { cells = [] } }: Passage): string[] {
  return cells.flatMap(({ header, text }) => (header === '' ? [] : [`${header}: ${text}`]));
}

/** Consecutive passages of one section, in document order. */
type SectionRun = readonly [ReadablePassage, ...ReadablePassage[]];

function bySection(passages: readonly ReadablePassage[]): SectionRun[] {
  const runs: [ReadablePassage, ...ReadablePassage[]][] = [];
  for (const readable of passages) {
    const run = runs.at(-1);
    if (run?.[0].section === readable.section) run.push(readable);
    else runs.push([readable]);
  }
  return runs;
}

/** One statement per innermost fitting heading, over pages and subsections. */
function sectionStatements(runs: readonly SectionRun[], { heading }: StudyField): Statement[] {
  if (!heading) return [];
  const statements = new Map<string, Statement>();
  for (const run of runs) {
    const [{ passage, section }] = run;
    const depth = section.names.findLastIndex((name) => heading.test(name));
    if (depth === -1) continue;
    const key = passage.section.slice(0, depth + 1).join('\n');
    const ids = run.map(({ passage: { id } }) => id);
    const known = statements.get(key);
    if (known) known.passages.push(...ids);
    else statements.set(key, { source: 'section', heading: section.names[depth] ?? '', passages: ids });
  }
  return [...statements.values()];
}
