import { questionsAsked, questionsOnly } from '../../question/parts.ts';
import { termsOf } from '../../text/terms.ts';
import { answerPattern } from './answer-kind.ts';
import { hasKind, type Candidate } from './candidates.ts';

/** Of the best sentence's fit to a part, from which on the part is answered. Set by hand. */
const ANSWERED = 0.7;

/** Fit below which a sentence says too little of a part. Set by hand. */
const LEAST = 0.45;

/** Factor for a sentence without the kind of value that the part asks for. */
const WRONG_KIND = 0.5;

/** In words; a longer one that does not only ask describes a patient. */
const LONGEST = 18;

/**
 * For a question that asks several things ("How long is it kept, and at what temperature?"), some of which `answer`, by its
 * sentences, answers: for each of the others the sentence of the same sections that says most of it.
 */
export function furtherForParts(
  question: string,
  answer: readonly string[],
  candidates: readonly Candidate[],
): Candidate[] {
  const parts = questionsAsked(question);
  const isStory = (question.match(/\p{L}+/gu) ?? []).length > LONGEST && questionsOnly(question).length === 0;
  if (parts.length < 2 || isStory) return [];
  const sections = new Set(candidates.filter(({ sentence }) => answer.includes(sentence)).map(sectionOf));
  const near = candidates.filter((candidate) => sections.has(sectionOf(candidate)));
  const best = parts.flatMap((part) => {
    const fitOf = fitTo(part);
    const [first] = near.toSorted((a, b) => fitOf(b) - fitOf(a));
    const answered = Math.max(0, ...near.filter(({ sentence }) => answer.includes(sentence)).map(fitOf));
    return first ? [{ first, fit: fitOf(first), isAnswered: answered >= ANSWERED * fitOf(first) }] : [];
  });
  if (!best.some(({ isAnswered }) => isAnswered)) return [];
  const further = best.filter(({ fit, isAnswered }) => !isAnswered && fit >= LEAST);
  return [...new Set(further.map(({ first }) => first))];
}

/** By the weight of the part's words that a sentence has. */
function fitTo(part: string): (candidate: Candidate) => number {
  const terms = new Set(termsOf(part));
  const pattern = answerPattern(part);
  return ({ covered, sentence, found }) => {
    const weight = [...covered].reduce((sum, [term, each]) => sum + (terms.has(term) ? each : 0), 0);
    return pattern && !hasKind(pattern, sentence, found) ? WRONG_KIND * weight : weight;
  };
}

function sectionOf({ found: { document, passage } }: Candidate): string {
  return [document.id, ...passage.section].join('\n');
}
