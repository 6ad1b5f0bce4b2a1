import { citedNumbers, closeUpMarks } from './citation-marks.ts';
import type { Citation } from './entities/citation.ts';
import type { PossiblePassage } from './entities/draft.ts';
import type { RequestQuery } from './entities/request.ts';

type Answered = Pick<RequestQuery, 'draft' | 'edit' | 'added'>;

/** Citations of the saved response, else of the draft. */
function citedBefore({ draft, edit }: Answered): Citation[] {
  return edit?.citations ?? (draft.state === 'ready' ? draft.citations : []);
}

/** What the draft offers besides. A draft newer than the saved response numbers its own citations, and offers none. */
function offeredBy({ draft, edit }: Answered): readonly PossiblePassage[] {
  if (draft.state === 'not_found') return draft.closest;
  return draft.state === 'ready' && edit && draft.written_at <= edit.saved_at ? draft.citations : [];
}

/**
 * Passages that can be inserted into a response. Those that the saved response cites have its numbers; the others have
 * numbers that nothing else has.
 */
export function insertablePassages(query: Answered): PossiblePassage[] {
  return numberedOffers(query).slice(0, offeredBy(query).length);
}

/** The passages, and then what people have added. */
function numberedOffers(query: Answered): PossiblePassage[] {
  const offered = [...offeredBy(query), ...(query.added ?? [])];
  const used = citedBefore(query);
  const taken = new Set(used.map(({ number }) => number));
  let last = Math.max(0, ...[...used, ...offered].map(({ number }) => number));
  return offered.map((passage) => {
    const known = used.find((citation) => isSameQuote(citation, passage));
    const number = known?.number ?? (taken.has(passage.number) ? ++last : passage.number);
    taken.add(number);
    return { ...passage, number };
  });
}

/** All citations that a response may refer to by number. */
export function availableCitations(query: Answered): Citation[] {
  const used = citedBefore(query);
  const further = numberedOffers(query).filter(({ number }) => used.every((citation) => citation.number !== number));
  return [...used, ...further.map(asCitation)];
}

/** Those that a text refers to. */
export function citedIn(text: string, citations: readonly Citation[]): Citation[] {
  const cited = citedNumbers(text);
  return citations.filter(({ number }) => cited.includes(number));
}

/** A response as it is stored: with the citations it refers to and no others, numbered from 1 without gaps. */
export function closedUp(text: string, citations: readonly Citation[]): { text: string; citations: Citation[] } {
  const closed = closeUpMarks(text);
  const kept = closed.numbers.flatMap((before, index) => {
    const citation = citations.find(({ number }) => number === before);
    return citation ? [{ ...citation, number: index + 1 }] : [];
  });
  return { text: closed.text, citations: kept };
}

function isSameQuote(one: Citation, other: Citation): boolean {
  return one.document_id === other.document_id && one.page === other.page && one.text_snippet === other.text_snippet;
}

function asCitation(passage: PossiblePassage): Citation {
  const citation = { ...passage };
  delete citation.text;
  return citation;
}
