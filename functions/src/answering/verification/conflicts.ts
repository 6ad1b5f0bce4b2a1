import type { Citation } from '@trialdesk/contract/entities/citation';
import type { Conflict } from '@trialdesk/contract/entities/draft';
import { quoteOf, type ScopeDocument, type ScopePassage } from '../retrieval/scope.ts';
import { sentencesOf } from '../text/sentences.ts';
import { claimOf, type Claim, type Value } from './claim.ts';
import { findQuote } from './find-quote.ts';

/** With more, the documents need comparing as a whole. Origin of all values in this file not recorded. */
const MAX_CONFLICTS = 10;

/** Dice coefficient and number of common words from which sentences are about the same thing. */
const MIN_SIMILARITY = 0.8;
const MIN_COMMON_WORDS = 3;

interface Located {
  place: ScopePassage;
  sentence: string;
  claim: Claim;
}

/**
 * Under the same heading, words are similar but numbers, units or negation differ. A document that also agrees with the
 * citation does not contradict it. Quotes are whole sentences, verbatim.
 */
export function findConflicts(citations: readonly Citation[], documents: readonly ScopeDocument[]): Conflict[] {
  const conflicts = new Map<string, Conflict>();
  for (const citation of citations) {
    const cited = citedSentence(citation, documents);
    if (!cited) continue;
    const heading = headingOf(cited.place);
    for (const other of documents) {
      if (other.id === citation.document_id || conflicts.size >= MAX_CONFLICTS) continue;
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

function citedSentence(
  { document_id, page, text_snippet }: Citation,
  documents: readonly ScopeDocument[],
): Located | null {
  const document = documents.find(({ id }) => id === document_id);
  const passages = document?.file.passages.filter((passage) => passage.page === page) ?? [];
  for (const passage of passages) {
    const sentence = sentencesOf(passage).find((each) => findQuote(each, text_snippet));
    if (document && sentence) return { place: { key: '', document, passage }, sentence, claim: claimOf(sentence) };
  }
  return null;
}

function contradictionIn(document: ScopeDocument, cited: Located): Located | null {
  const sought = normalHeading(headingOf(cited.place));
  if (sought === '') return null;
  const similar = document.file.passages
    .map((passage) => ({ key: '', document, passage }))
    .filter((place) => normalHeading(headingOf(place)) === sought)
    .flatMap((place) =>
      sentencesOf(place.passage).map((sentence): Located => ({ place, sentence, claim: claimOf(sentence) })),
    )
    .map((located) => ({ located, similarity: similarityOf(cited.claim, located.claim) }))
    .filter((each) => each.similarity >= MIN_SIMILARITY)
    .sort((a, b) => b.similarity - a.similarity);
  if (similar.some(({ located }) => statesSame(cited.claim, located.claim))) return null;
  return similar.find((each) => contradicts(cited.claim, each.located.claim, each.similarity))?.located ?? null;
}

function headingOf({ passage }: ScopePassage): string {
  return passage.section.at(-1) ?? '';
}

/** An amendment may change the heading's number. */
function normalHeading(heading: string): string {
  return heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^\s*(?:(?:section|appendix)\s+)?(?:\d+(?:\.\d+)*|[a-z](?=[.)]))[.):]?\s+/u, '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
}

/** Dice coefficient of words, from 0 to 1; 0 with too few in common or different visits, groups or sections. */
function similarityOf(one: Claim, other: Claim): number {
  const isNamed = (word: string) => /\d/.test(word);
  const names = ({ words }: Claim) => [...new Set(words.filter(isNamed))].sort().join();
  if (names(one) !== names(other)) return 0;
  const left = [...other.words];
  const common = one.words.filter((word) => {
    const at = left.indexOf(word);
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  }).length;
  return common < MIN_COMMON_WORDS ? 0 : (2 * common) / (one.words.length + other.words.length);
}

function statesSame(one: Claim, other: Claim): boolean {
  return one.isNegated === other.isNegated && isSameValues(one.values, other.values);
}

function isSameValues(one: readonly Value[], other: readonly Value[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ amount, bound }, place) => {
      const against = other[place];
      // The other sentence may give the bound in words.
      const isSameBound = bound === '' || against?.bound === '' || bound === against?.bound;
      return amount === against?.amount && isSameBound;
    })
  );
}

/** A missing value or negation contradicts only if all else is the same. */
function contradicts(one: Claim, other: Claim, similarity: number): boolean {
  if (one.isNegated !== other.isNegated) return similarity === 1 && isSameValues(one.values, other.values);
  return one.values.length === other.values.length ? one.values.length > 0 : similarity === 1;
}
