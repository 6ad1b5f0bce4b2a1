import type { Citation } from '@trialdesk/contract/entities/citation';
import type { Conflict } from '@trialdesk/contract/entities/draft';
import { quoteOf, type ScopeDocument, type ScopePassage } from '../retrieval/scope.ts';
import { sentencesOf } from '../text/sentences.ts';
import { statementOf, type Statement, type Value } from './statement.ts';
import { findQuote } from './find-quote.ts';

/** A reviewer looks at a few; more would be a document to be compared as a whole. */
const MOST = 10;

/** How much of two sentences' words must be common for them to speak of the same, and of how many words at least. */
const ALIKE = 0.8;
const ENOUGH_WORDS = 3;

interface Said {
  place: ScopePassage;
  sentence: string;
  statement: Statement;
}

/**
 * Where another document in scope says something else under the heading that a citation stands under: the words are
 * alike and the numbers, units or the "not" differ. A document that also says the same as the citation contradicts
 * nothing. Both quotes are whole sentences, verbatim from their pages.
 */
export function findConflicts(citations: readonly Citation[], documents: readonly ScopeDocument[]): Conflict[] {
  const conflicts = new Map<string, Conflict>();
  for (const citation of citations) {
    const cited = saidBy(citation, documents);
    if (!cited) continue;
    const heading = headingOf(cited.place);
    for (const other of documents) {
      if (other.id === citation.document_id || conflicts.size >= MOST) continue;
      const contradiction = contradictionIn(other, cited);
      if (!contradiction) continue;
      const quotes: Conflict['quotes'] = [
        quoteOf(cited.place, cited.sentence),
        quoteOf(contradiction.place, contradiction.sentence),
      ];
      const key = JSON.stringify(quotes.map(({ document_id, text_snippet }) => [document_id, text_snippet]).sort());
      if (!conflicts.has(key)) conflicts.set(key, { heading, quotes });
    }
  }
  return [...conflicts.values()];
}

/** The sentence that a citation quotes from. */
function saidBy({ document_id, page, text_snippet }: Citation, documents: readonly ScopeDocument[]): Said | null {
  const document = documents.find(({ id }) => id === document_id);
  const passages = document?.file.passages.filter((passage) => passage.page === page) ?? [];
  for (const passage of passages) {
    const sentence = sentencesOf(passage).find((each) => findQuote(each, text_snippet));
    if (document && sentence)
      return { place: { key: '', document, passage }, sentence, statement: statementOf(sentence) };
  }
  return null;
}

/** What a document says against a sentence; null when it says nothing of it, or the same. */
function contradictionIn(document: ScopeDocument, cited: Said): Said | null {
  const sought = normalHeading(headingOf(cited.place));
  if (sought === '') return null;
  const alike = document.file.passages
    .map((passage) => ({ key: '', document, passage }))
    .filter((place) => normalHeading(headingOf(place)) === sought)
    .flatMap((place) =>
      sentencesOf(place.passage).map((sentence): Said => ({ place, sentence, statement: statementOf(sentence) })),
    )
    .map((said) => ({ said, likeness: likeness(cited.statement, said.statement) }))
    .filter((each) => each.likeness >= ALIKE)
    .sort((a, b) => b.likeness - a.likeness);
  if (alike.some(({ said }) => saysTheSame(cited.statement, said.statement))) return null;
  return alike.find((each) => differs(cited.statement, each.said.statement, each.likeness))?.said ?? null;
}

function headingOf({ passage }: ScopePassage): string {
  return passage.section.at(-1) ?? '';
}

/** A heading without its number, which an amendment may have moved. */
function normalHeading(heading: string): string {
  return heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^\s*(?:(?:section|appendix)\s+)?(?:\d+(?:\.\d+)*|[a-z](?=[.)]))[.):]?\s+/u, '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
}

/** The share of words that two statements have in common; 0 when they are too few, or name different visits or groups. */
function likeness(one: Statement, other: Statement): number {
  const isNamed = (word: string) => /\d/.test(word);
  const names = ({ words }: Statement) => [...new Set(words.filter(isNamed))].sort().join();
  if (names(one) !== names(other)) return 0;
  const left = [...other.words];
  const common = one.words.filter((word) => {
    const at = left.indexOf(word);
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  }).length;
  return common < ENOUGH_WORDS ? 0 : (2 * common) / (one.words.length + other.words.length);
}

function saysTheSame(one: Statement, other: Statement): boolean {
  return one.isNegated === other.isNegated && isSameValues(one.values, other.values);
}

function isSameValues(one: readonly Value[], other: readonly Value[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ amount, bound }, place) => {
      const against = other[place];
      // A bound that only one of them gives as a sign may stand in the other's words.
      const isSameBound = bound === '' || against?.bound === '' || bound === against?.bound;
      return amount === against?.amount && isSameBound;
    })
  );
}

/** A missing value or a "not" changes the sense of a sentence only if all else is the same. */
function differs(one: Statement, other: Statement, alike: number): boolean {
  if (one.isNegated !== other.isNegated) return alike === 1 && isSameValues(one.values, other.values);
  return one.values.length === other.values.length ? one.values.length > 0 : alike === 1;
}
