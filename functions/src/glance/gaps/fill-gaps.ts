import type { DocumentFacts } from '@trialdesk/contract/entities/study-fact';
import { LIMITS } from '@trialdesk/contract/limits';
import type { DraftModel, ModelFact, OnCall } from '../../answering/models/draft-model.ts';
import { quoteOf, type ScopeDocument, type ScopePassage } from '../../answering/retrieval/scope.ts';
import { findQuote } from '../../answering/verification/find-quote.ts';
import { studyFields } from '../../ingestion/facts/study-fields.ts';
import { statedIn } from '../document-facts.ts';

type FoundFacts = DocumentFacts['found'];

interface Options {
  onCall?: OnCall;
  /** Characters. */
  partSize?: number;
}

/** About 100,000 tokens: most protocols whole. */
const PART_SIZE = 400_000;

/**
 * About fields the document has no statement of. A fact is kept only if all its quotes are verbatim in the passages
 * they name. Rejects with a `ModelFailedError`.
 */
export async function fillGaps(
  document: ScopeDocument,
  model: DraftModel,
  { onCall, partSize = PART_SIZE }: Options = {},
): Promise<FoundFacts> {
  if (!model.findFacts) return [];
  const stated = new Set(statedIn(document).map(({ field }) => field));
  const found: FoundFacts = [];
  for (const passages of partsOf(document, partSize)) {
    const sought = studyFields().filter(({ key }) => !stated.has(key));
    if (sought.length === 0) break;
    const fields = sought.map(({ key, name }) => ({ key, name }));
    for (const fact of await model.findFacts({ fields, passages }, onCall)) {
      const verified = stated.has(fact.field) ? null : verifiedFact(fact, passages);
      if (!verified) continue;
      found.push(verified);
      stated.add(fact.field);
    }
  }
  return found;
}

/** Current text, in document order. */
function partsOf(document: ScopeDocument, partSize: number): ScopePassage[][] {
  const parts: ScopePassage[][] = [];
  let left = 0;
  for (const passage of document.file.passages) {
    if (passage.context.history) continue;
    left -= passage.text.length;
    if (parts.length === 0 || left < 0) {
      parts.push([]);
      left = partSize - passage.text.length;
    }
    parts.at(-1)?.push({ key: passage.id, document, passage });
  }
  return parts;
}

function verifiedFact({ field, quotes }: ModelFact, passages: readonly ScopePassage[]): FoundFacts[number] | null {
  const verified = quotes.slice(0, LIMITS.quotesPerFact).map(({ passageKey, quote }) => {
    const place = passages.find(({ key }) => key === passageKey);
    const snippet = place && findQuote(place.passage.text, quote);
    return place && snippet ? quoteOf(place, snippet) : null;
  });
  const kept = verified.filter((quote) => quote !== null);
  const length = kept.reduce((sum, { text_snippet }) => sum + text_snippet.length, 0);
  if (kept.length === 0 || kept.length < verified.length || length > LIMITS.factText.max) return null;
  return {
    field,
    quotes: kept.map(({ page, section, text_snippet, ocr_rect }) => ({
      ...{ page, section, text_snippet },
      ...(ocr_rect && { ocr_rect }),
    })),
  };
}
