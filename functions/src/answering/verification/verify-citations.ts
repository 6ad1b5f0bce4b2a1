import type { Quote } from '@trialdesk/contract/entities/citation';
import { promptContext } from '../../ingestion/passages/render-context.ts';
import type { ModelSentence } from '../models/draft-model.ts';
import type { ScopePassage } from '../retrieval/scope-index.ts';
import { unfoundedValues } from './unfounded-values.ts';

/** A quote that was found in its passage. */
export type VerifiedCitation = Quote;

/** A sentence of which at least one citation holds. */
export interface VerifiedSentence {
  text: string;
  citations: VerifiedCitation[];
}

/** A quote shorter than this says nothing that could be checked. */
const SHORTEST = 3;

/** What sentences are held against. */
export interface Grounds {
  /** The passages that the model was given, by key. */
  passages: Map<string, ScopePassage>;
  /** What the people of the thread have said: its values may be taken up. */
  asked: string;
}

/**
 * Keeps what can be proved: a citation whose quote stands in the passage it names, a sentence with at least one such
 * citation whose numbers, units and addresses stand in its quotes, around them on the page, or in what was asked.
 * The snippet is cut from the passage itself, so nothing but the page's own words is ever shown as a quote.
 */
export function verifyCitations(sentences: ModelSentence[], { passages, asked }: Grounds): VerifiedSentence[] {
  return sentences.flatMap(({ text, quotes }) => {
    const proved = quotes.flatMap(({ passageKey, quote }) => {
      const found = passages.get(passageKey);
      const snippet = found && findQuote(found.passage.text, quote);
      return found && snippet ? [{ found, citation: toCitation(found, snippet) }] : [];
    });
    const grounds = proved.map(({ found, citation }) => [
      citation.text_snippet,
      promptContext(found.passage.context),
      citation.section,
      citation.document_name,
    ]);
    const stands = proved.length > 0 && unfoundedValues(text, [...grounds.flat(), asked].join('\n')).length === 0;
    return text.trim() !== '' && stands
      ? [{ text: text.trim(), citations: proved.map(({ citation }) => citation) }]
      : [];
  });
}

/** The part of the text that reads as the quote, white space, ligatures and soft hyphens aside; null when none does. */
export function findQuote(text: string, quote: string): string | null {
  for (const drop of [WHITE_SPACE, HYPHENS]) {
    const page = fold(text, drop);
    const sought = fold(quote, drop).characters;
    if (sought.length < SHORTEST) return null;
    const at = page.characters.indexOf(sought);
    const start = page.origins[at];
    const end = page.origins[at + sought.length - 1];
    if (at !== -1 && start !== undefined && end !== undefined)
      return text
        .slice(start, end + 1)
        .replace(/\s+/g, ' ')
        .trim();
  }
  return null;
}

/** A citation of this part of a passage. */
export function toCitation({ document, passage }: ScopePassage, snippet: string): VerifiedCitation {
  return {
    document_id: document.id,
    document_name: document.name,
    document_version: document.version,
    page: passage.page,
    section: passage.section.join(' › '),
    text_snippet: snippet.replace(/\s+/g, ' ').trim(),
  };
}

const WHITE_SPACE = /[\s\u00AD\u200B\uFEFF]/u;

/** A word broken at a line's end is quoted without its hyphen. */
const HYPHENS = /[\s\u00AD\u200B\uFEFF\-\u2010\u2011]/u;

/** The characters that count, one unit each, and where in the text each of them came from. */
function fold(text: string, drop: RegExp): { characters: string; origins: number[] } {
  let characters = '';
  const origins: number[] = [];
  let at = 0;
  for (const character of text) {
    if (!drop.test(character)) {
      const plain = character.normalize('NFKC').replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
      characters += plain;
      origins.push(...Array.from({ length: plain.length }, () => at));
    }
    at += character.length;
  }
  return { characters, origins };
}
