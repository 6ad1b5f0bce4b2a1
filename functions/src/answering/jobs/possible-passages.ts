import type { PossiblePassage } from '@trialdesk/contract/entities/draft';
import { displayedSentence } from '../../ingestion/passages/render-context.ts';
import { leadInsOf } from '../retrieval/lead-ins.ts';
import { quoteOf, type FoundPassage, type FoundStatement } from '../retrieval/scope.ts';
import { isAlike } from '../text/alike.ts';

const MOST_PASSAGES = 5;

/** Characters around the best sentence that are shown with it. */
const LONGEST_SNIPPET = 450;

/** For the reviewer, when nothing can be called an answer. */
export function possiblePassages(
  ranked: readonly FoundPassage[],
  statements: readonly FoundStatement[],
): PossiblePassage[] {
  const lists = statements.find(({ source }) => source === 'lists')?.passages ?? [];
  return numbered(lists.length > 0 ? lists : fromDifferentPlaces(ranked));
}

/** The medicine that the question asks about, if no document names it. */
export function unnamedMedicine(statements: readonly FoundStatement[]): string | undefined {
  const form = statements.find(({ source }) => source === 'lists')?.form;
  return form?.kind === 'medicine' ? form.medicine.name : undefined;
}

/** The best of each section of a page, without repetitions. */
function fromDifferentPlaces(ranked: readonly FoundPassage[]): FoundPassage[] {
  const chosen: FoundPassage[] = [];
  for (const found of ranked) {
    if (chosen.length >= MOST_PASSAGES) break;
    if (found.sentences.length > 0 && !chosen.some((other) => isSamePlace(other, found) || saysTheSame(other, found)))
      chosen.push(found);
  }
  return chosen;
}

function isSamePlace(one: FoundPassage, other: FoundPassage): boolean {
  const placeOf = ({ document, passage }: FoundPassage) => [document.id, passage.page, ...passage.section].join('\n');
  return placeOf(one) === placeOf(other);
}

function saysTheSame(one: FoundPassage, other: FoundPassage): boolean {
  return isAlike(snippetOf(one), snippetOf(other));
}

function numbered(passages: readonly FoundPassage[]): PossiblePassage[] {
  return passages.map((found, at) => {
    const snippet = snippetOf(found);
    return { number: at + 1, ...quoteOf(found, snippet), text: standingAlone(found, snippet) };
  });
}

/** With the sentences around it, as far as they fit. */
function snippetOf({ passage, sentences }: FoundPassage): string {
  const best = sentences.reduce((chosen, sentence) => (sentence.score > chosen.score ? sentence : chosen));
  let [from, to] = [sentences.indexOf(best), sentences.indexOf(best)];
  const between = (first: number, last: number) =>
    textBetween(passage.text, sentences[first]?.text, sentences[last]?.text);
  let snippet = best.text;
  for (;;) {
    const wider = [between(from, to + 1), between(from - 1, to)].find(
      (text) => text !== null && text.length > snippet.length && text.length <= LONGEST_SNIPPET,
    );
    if (wider === undefined || wider === null) return snippet;
    if (wider === between(from, to + 1)) to++;
    else from--;
    snippet = wider;
  }
}

function textBetween(text: string, first: string | undefined, last: string | undefined): string | null {
  if (first === undefined || last === undefined) return null;
  const start = text.indexOf(first);
  const end = text.indexOf(last, start);
  return start === -1 || end === -1 ? null : text.slice(start, end + last.length);
}

function standingAlone(found: FoundPassage, snippet: string): string {
  const [first] = found.sentences;
  const leadIns = first && snippet.startsWith(first.text) ? leadInsOf({ found, sentence: first.text }) : [];
  return [...leadIns.map(({ sentence }) => sentence), displayedSentence(found.passage, snippet)]
    .join(' ')
    .replace(/\s+/g, ' ');
}
