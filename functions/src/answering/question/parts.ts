import { termsOf } from '../text/terms.ts';

/**
 * Where a second question begins: after a sentence, with a question word or `will she` after `and`, or with `what now` or `what do
 * we`.
 */
const NEXT_QUESTION =
  /(?<=[?!.;])\s+(?=\S)|,?\s+and\s+(?=(?:(?:in|at|on|by|for|to) )?(?:how|what(?:['’]?s)?|when|where|which|who|why|is|are|can|do|does|must|should)\b(?!['’]t\b| not\b)|(?:did|has|have) (?:he|she|they|we|i)\b|(?:will|would|may|could) (?:he|she|they|we|i|it|the)\b)|,\s+(?=now what\b|what (?:now|next)\b|what (?:do|should|must|can) (?:we|i)\b)/iu;

/** Where one begins after another; what a story goes on with is not another. */
const FURTHER_QUESTION =
  /,\s+(?=how (?:often|long|many|much|soon)\b|what(?:['’]?s| (?:is|are|counts?|happens|would|will))\b)/iu;

/** `primary and secondary endpoints`, `the dose and storage of` */
const JOINED = /(?<first>[\p{L}-]+),? (?:and|or|&) (?!(?:how|what|when|where|which|who|why)\b)(?<second>[\p{L}-]+)/u;

/** `All reasons, please.` says how to answer. */
const INSTRUCTION =
  /^\W*(?:all|every|full|complete|exact(?:ly)?|please|pls|thanks?|thank you|list)\b[\p{L}\s,]{0,30}\W*$/iu;

/** `Who is blinded, and who is not?` has an answer in two parts, but its second clause asks nothing by itself. */
const REMAINDER = /^\W*(?:who|which|what)(?: ones?)? (?:is|are|was|were|do|does|did|can|may)(?: not|n['’]t)\W*$/iu;

const ASKS =
  /\?|\b(?:how|what(?:['’]?s)?|when|where|which|who|why)\b|^\W*(?:is|are|was|can|could|may|must|should|shall|do|does|did|will|would|has|have)\b/iu;

/** `When a patient vomits the dose` says on what condition something is asked, unless a question follows. */
const CONDITION =
  /^\W*(?:when|where|while|once|if|for) (?:an?|the|he|she|it|they|we|i|you|my|our|his|her|their|someone|somebody|patients?|participants?|subjects?|pts?)\b(?!.*\?)(?!.*,\s*(?:how|what|when|where|which|who|why|is|are|can|could|may|must|should|do|does|did|will|would|has|have)\b)/isu;

function asks(clause: string): boolean {
  return ASKS.test(clause) && !CONDITION.test(clause);
}

/** Whether it asks more than one question, which one statement seldom answers. */
export function asksSeveral(question: string): boolean {
  return clausesIn(question).filter(asks).length > 1;
}

/** Its sentences and clauses that ask something, in order. */
export function questionsAsked(question: string): string[] {
  return questionsIn(question).filter(asks);
}

/** What a part has of something that was named before it, so that it cannot be understood alone. */
const NAMED_BEFORE = /\b(?:its?|they|them|their|that|this|these|those|then|there|same|still|again|already)\b/iu;

/** Terms that a question has which can be understood alone. `How long?` and `who do we tell?` cannot. */
const FEWEST_TERMS = 2;

/** Those of several questions that can be understood without the others, in order. */
export function understoodAlone(question: string): string[] {
  const questions = questionsAsked(question);
  if (questions.length < 2) return [];
  return questions.filter(
    (part) => BEGINS_TO_ASK.test(part) && !NAMED_BEFORE.test(part) && termsOf(part).length >= FEWEST_TERMS,
  );
}

/** The description of a patient, and what is asked: `She sits here fasted, what is the longest gap?` */
export function storyAndQuestions(question: string): { story: string; questions: string[] } {
  const clauses = question.split(LAST_QUESTION);
  return {
    story: clauses.filter((clause) => !asks(clause)).join(' '),
    questions: clauses.filter(asks),
  };
}

/** The questions beside some of them; empty if there are no others, or none of these. */
export function besideParts(questions: readonly string[], parts: readonly string[]): string {
  const others = questions.filter((question) => !parts.some((part) => isPartOf(question, part)));
  return others.length < questions.length ? others.join(' ') : '';
}

const REFERS_BACK = /\b(?:its?|they|them|their|those|these|still|again)\b/iu;

/** Whether it speaks of what was named before: `what happens to those already collected?` */
export function refersBack(question: string): boolean {
  return REFERS_BACK.test(question);
}

/** Whether it contains the part, however capitalised: readings of a question are in lower case. */
export function isPartOf(question: string, part: string): boolean {
  return question.toLowerCase().includes(part.toLowerCase());
}

/** How a clause begins that is a question in itself; one that describes a patient begins otherwise. */
const BEGINS_TO_ASK =
  /^\W*(?:(?:so|and|but|also|ok(?:ay)?|hi|hello)\b\W*)*(?:(?:in|at|on|by|for|to|within|from) )?(?:how|what(?:['’]?s)?|when|where|which|who|whose|why|is|are|am|can|could|may|must|should|do|does|did|will|would|has|have)\b/iu;

/** The questions that it consists of; none if it says something else besides. */
export function questionsOnly(question: string): string[] {
  const parts = questionsIn(question);
  return parts.every((part) => BEGINS_TO_ASK.test(part)) ? parts : [];
}

/** Ways to take a question apart into ones that ask for one thing each. */
export function partsOf(question: string): string[][] {
  const questions = questionsIn(question);
  const joined = questions.length < clausesIn(question).length ? null : JOINED.exec(question);
  const { first = '', second = '' } = joined?.groups ?? {};
  const sides = joined ? [first, second].map((one) => question.replace(joined[0], one)) : [];
  return [questions, sides].filter((parts) => parts.length > 1);
}

function questionsIn(question: string): string[] {
  return clausesIn(question).filter((part) => !REMAINDER.test(part));
}

function clausesIn(question: string): string[] {
  return question
    .split(NEXT_QUESTION)
    .flatMap(apart)
    .filter((part) => /\p{L}/u.test(part) && !INSTRUCTION.test(part));
}

function apart(clause: string): string[] {
  const questions = clause.split(FURTHER_QUESTION);
  return questions.every(asks) ? questions : [clause];
}

/** Where the question begins that a story ends with: `She finished last month, are we still in the follow-up period?` */
const LAST_QUESTION =
  /(?<=[?!.;])\s+(?=\S)|,\s+(?=(?:(?:so|and|but) )?(?:how|what(?:['’]?s)?|when|where|which|who|is|are|am|can|could|may|must|should|do|does|did|will|would|has|have)\b)/iu;

/** What the sentences of a story ask at their end, in order. */
export function endsOf(story: string): string[] {
  return questionsAsked(story).flatMap((part) => {
    const end = endOf(part);
    return end === '' ? [] : [end];
  });
}

/** The last question of a story; nothing if it ends otherwise. */
export function endOf(story: string): string {
  const last = story.split(LAST_QUESTION).at(-1) ?? '';
  return BEGINS_TO_ASK.test(last) ? last : '';
}
