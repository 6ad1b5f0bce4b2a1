import type { StudyField } from '../../ingestion/facts/study-fields.ts';
import { termsOf } from '../text/terms.ts';
import { OTHER } from './wordings.ts';
import { tableRows } from './lexicon/table-rows.ts';
import { isPhrasing } from './phrasing.ts';

/** What the study drug comes in; a question about it names any of them. */
const PRODUCT = new Set(
  termsOf(`drug medicine medication treatment therapy product imp vial syringe tablet capsule patch pill infusion injection
    bottle kit pen cream gel drops intervention agent dose subject`),
);

/** What protocols state about these, they state of any day; the question says when it was. */
const AT_ANY_TIME = new Set(['missed_dose', 'missed_visits']);
const TIMES = new Set(
  termsOf(
    'minute hour day week month cycle visit morning noon evening night tonight today yesterday weekend holiday late',
  ),
);

/** Letters. Stems and the literal parts of a pattern match from here on if one begins with the other. */
const SHORTEST_PART = 4;

interface FieldWords {
  all: ReadonlySet<string>;
  /** Such as alcohol, one of many things that the field is about. */
  topics: ReadonlySet<string>;
}

let words: ReadonlyMap<string, FieldWords> | undefined;

/** Else it makes the question narrower than the field. */
export function belongsToField({ key, name, asks }: StudyField, term: string): boolean {
  words ??= readWords();
  const ofField = words.get(key);
  if (ofField?.topics.has(term)) return false;
  if (isPhrasing(term) || PRODUCT.has(term)) return true;
  if (ofField?.all.has(term) || termsOf(name).includes(term)) return true;
  if (AT_ANY_TIME.has(key) && (TIMES.has(term) || /^\d|:\d/u.test(term))) return true;
  const parts =
    asks.source
      .toLowerCase()
      .replaceAll('[sz]', 'z')
      .match(/(?<!\\)\p{L}{3,}/gu) ?? [];
  return parts.some((part) => part === term || isBeginning(part, term) || isBeginning(term, part));
}

function readWords(): ReadonlyMap<string, FieldWords> {
  const further = furtherWords();
  return new Map(
    tableRows('field-wordings', 2).map(([field = '', all = '']) => {
      const topics = all.match(/(?<=\+)\p{L}+/gu) ?? [];
      return [
        field,
        { all: new Set([...termsOf(all), ...(further.get(field) ?? [])]), topics: new Set(termsOf(topics.join(' '))) },
      ];
    }),
  );
}

/** Words of further questions for each field, unless they occur more often in questions for none. */
function furtherWords(): ReadonlyMap<string, string[]> {
  const counts = new Map<string, Map<string, number>>();
  for (const [field = '', questions = ''] of tableRows('field-questions', 2)) {
    const ofField = counts.get(field) ?? new Map<string, number>();
    for (const term of questions.split('|').flatMap((question) => [...new Set(termsOf(question))]))
      ofField.set(term, (ofField.get(term) ?? 0) + 1);
    counts.set(field, ofField);
  }
  const others = counts.get(OTHER);
  return new Map(
    [...counts].map(([field, terms]) => [
      field,
      [...terms].flatMap(([term, times]) => (times >= (others?.get(term) ?? 0) ? [term] : [])),
    ]),
  );
}

function isBeginning(part: string, whole: string): boolean {
  return part.length >= SHORTEST_PART && whole.startsWith(part);
}
