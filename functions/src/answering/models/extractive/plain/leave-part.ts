import type { ScopePassage } from '../../../retrieval/scope.ts';
import { itemsAfter } from '../../../retrieval/lead-ins.ts';
import type { ChosenSentence } from '../chosen-sentence.ts';

type Leave = 'permitted' | 'prohibited';

const FORBIDS =
  /\b(?:prohibit|forbid|disallow|exclude|restrict|contraindicat)\p{L}*|\b(?:not|never) (?:be )?(?:permitted|allowed|used|taken|given|received)\b|\b(?:must|should|may|can) not\b|\bcannot\b/iu;
const ALLOWS = /\b(?:permit|allow)\p{L}*|\bmay (?:be (?:used|taken|given|continued)|use|take|receive|continue)\b/iu;

/**
 * Without the list of the other kind, where one section has a list of what is permitted and one of what is prohibited,
 * and from the first sentence on that speaks of this kind. Later sentences stay, since they may state exceptions.
 */
export function leavePart(field: string, sentences: ChosenSentence[]): ChosenSentence[] {
  if (field !== 'permitted' && field !== 'prohibited') return sentences;
  const part = sentences.filter((one) => (leaveOf(one) ?? field) === field);
  if (!part.some((one) => isListed(one.found) && leaveOf(one) === field)) return sentences;
  return part.slice(part.findIndex((one) => leaveOf(one) === field || leaveIn(one.sentence) === field));
}

/** As the lead-in or caption says; null for what is in no list. */
function leaveOf(one: ChosenSentence): Leave | null {
  const { context } = one.found.passage;
  const heading = isListed(one.found)
    ? [...(context.leadIn ?? []), context.caption ?? ''].join(' ')
    : itemsAfter(one).length > 0
      ? one.sentence
      : '';
  return leaveIn(heading);
}

function leaveIn(text: string): Leave | null {
  if (FORBIDS.test(text)) return 'prohibited';
  return ALLOWS.test(text) ? 'permitted' : null;
}

function isListed({ passage: { kind } }: ScopePassage): boolean {
  return kind === 'list' || kind === 'table';
}
