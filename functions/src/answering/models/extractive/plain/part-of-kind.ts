import type { StudyField } from '../../../../ingestion/facts/study-fields.ts';
import { sectionName } from '../../../../ingestion/facts/section-name.ts';
import type { FoundPassage, FoundStatement } from '../../../retrieval/scope.ts';

/** The kinds of objectives and endpoints that protocols distinguish. */
const KINDS = ['primary', 'secondary', 'exploratory', 'safety', 'pharmacokinetics'] as const;

type Kind = (typeof KINDS)[number];

/** `Key secondary`, `Safety endpoints:` */
interface KindName {
  kind: Kind;
  isKey: boolean;
}

const KIND = `(key |other |major )?(${[...KINDS, 'tertiary'].join('|')})\\b`;
const NAMED = new RegExp(`^${KIND}`, 'iu');
const ASKED = new RegExp(`\\b${KIND}(?:\\s\\p{L}+)?\\s(?:objective|end ?point|outcome|aim)s?\\b`, 'iu');

/**
 * Of a statement on several kinds of objectives or endpoints, the passages of the kind asked for: the question's own,
 * else the field's. None if the statement names other kinds alone. The statement of a field that is no kind is kept, and
 * one that names no kinds.
 */
export function ofKindAsked(
  statement: FoundStatement,
  { key }: Pick<StudyField, 'key'>,
  question: string,
): FoundStatement {
  const ofField = KINDS.find((kind) => key.startsWith(`${kind}_`));
  if (ofField === undefined || statement.source === 'label') return statement;
  const asked = kindIn(ASKED, question) ?? { kind: ofField, isKey: false };
  const isDedicated = kindIn(NAMED, statement.heading)?.kind === ofField;
  if (isDedicated && asked.kind === ofField) return statement;
  return { ...statement, passages: isDedicated ? [] : partOfKind(statement.passages, asked) };
}

/** From what names the kind up to what names the next. */
function partOfKind(passages: FoundPassage[], asked: KindName): FoundPassage[] {
  const placed = withNames(passages);
  const ofKind = placed.filter(({ name }) => name?.kind === asked.kind);
  if (ofKind.length === 0) {
    if (asked.kind === 'safety') return passages.filter(isRowOnSafety);
    return placed.some(({ name }) => name) ? [] : passages;
  }
  const ofKeyKind = asked.isKey ? ofKind.filter(({ name }) => name?.isKey) : [];
  return (ofKeyKind.length > 0 ? ofKeyKind : ofKind).map(({ found }) => found);
}

/** Where no block is headed so, safety is a matter of secondary rows. */
function isRowOnSafety({ passage: { kind, text } }: FoundPassage): boolean {
  return kind === 'table' && /\bsafety\b/iu.test(text);
}

/** By the passage itself, else by the last one before it; what a row names ends with its table. */
function withNames(passages: readonly FoundPassage[]): { found: FoundPassage; name: KindName | null }[] {
  let last: { name: KindName; isRow: boolean } | null = null;
  return passages.map((found) => {
    const isRow = found.passage.kind === 'table';
    const name = nameOf(found);
    if (name) last = { name, isRow };
    else if (last?.isRow && !isRow) last = null;
    return { found, name: last?.name ?? null };
  });
}

function nameOf({ passage: { text, section, context } }: FoundPassage): KindName | null {
  const names = [text, ...(context.groups ?? []), sectionName(section.at(-1) ?? '')];
  return names.reduce<KindName | null>((name, one) => name ?? kindIn(NAMED, one), null);
}

/** Protocols have exploratory or tertiary objectives, not both. */
function kindIn(pattern: RegExp, text: string): KindName | null {
  const [, before = '', word = ''] = pattern.exec(text) ?? [];
  const name = word.toLowerCase() === 'tertiary' ? 'exploratory' : word.toLowerCase();
  const kind = KINDS.find((one) => one === name);
  return kind ? { kind, isKey: before.toLowerCase() === 'key ' } : null;
}
