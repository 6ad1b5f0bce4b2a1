import type { ReceivedAnswer } from '@trialdesk/contract/replies/received-answers';
import { otherWordsFor } from '../question/concepts.ts';
import { medicinesIn } from '../question/medicine.ts';
import { formsOf } from '../question/question-form.ts';
import type { Medicine } from '../question/question.ts';
import { spellOut } from '../question/spell-out.ts';
import { termsOf } from '../text/terms.ts';
import { rankPassages } from './rank-passages.ts';
import { buildIndex, type ScopeIndex } from './scope-index.ts';
import type { FoundPassage, ScopeDocument } from './scope.ts';
import { PASSAGE_FORMAT, type Passage } from '../../ingestion/passages/passage.ts';

/** What one sentence of an answer, its question or title has of the typed words. */
interface Least {
  /** By weight. */
  share: number;
  /** As they were typed. */
  words: number;
}

/**
 * For people who look for nothing: "How many sites are there?" shares one word with most answers. With 135 questions about
 * three protocols, each compared with the others of its protocol, 23 answers were offered, 18 of them from the same page.
 */
const CLOSE: Least = { share: 0.45, words: 2 };

/** For people who look. */
const RELATED: Least = { share: 0.1, words: 1 };

/**
 * Added to the score, from 0 to 1.6, of an answer to a question for the same field of the protocol. Of 630 short questions
 * asked again in other words, 596 are among the first three with it (444 without); of 40 that tell a patient's story, 33.
 */
const SAME_FIELD = 0.5;

/** The same for one that speaks of the same medicine by any of its names, or of another one of its class. */
const SAME_MEDICINE = 0.3;
const SAME_CLASS = 0.2;

/**
 * The same for the share, by rarity, of its title and question that the typed text says too: a patient's story says much that
 * no question asks, and only finding what is asked in the story shows that it applies.
 */
const SAID_SHARE = 0.8;

/** Of what is asked, for people who look. */
const SAID_LEAST = 0.1;

/** As a credit of a concept: below it are only words that mean something close. */
const SAME_WORD = 0.7;

interface Typed {
  title: string;
  question: string;
}

export interface RankedAnswer<T> {
  answer: T;
  /** Whether to offer it to somebody who did not look for it. */
  isClose: boolean;
}

/**
 * Those related to what is typed, best first: found like passages of documents, or to a question for the same field of
 * the protocol, however it was worded.
 */
export async function rankAnswers<T extends ReceivedAnswer>(
  typed: Typed,
  answers: readonly T[],
): Promise<RankedAnswer<T>[]> {
  const index = await buildIndex(answers.map(textsOf).map(asDocument));
  const own = findByWords(typed, index);
  const withOthers = findByWords(typed, await buildIndex(answers.map(withOtherWords).map(asDocument)));
  const saidOf = shareSaidIn(typed, index.rarityOf);
  const fields = fieldsAskedIn(typed);
  const asksAlike = (answer: T) => fields.length > 0 && fieldsAskedIn(answer).some((field) => fields.includes(field));
  const medicines = medicinesOf(typed);
  const related = answers.flatMap((answer, at) => {
    const [{ score, isRelated, isClose }, others] = [own.get(at) ?? NOT_FOUND, withOthers.get(at) ?? NOT_FOUND];
    const [isAlike, ofMedicines, said] = [asksAlike(answer), nearness(medicines, medicinesOf(answer)), saidOf(answer)];
    if (!isAlike && !isRelated && !others.isRelated && ofMedicines === 0 && said < SAID_LEAST) return [];
    const total = (score + others.score) / 2 + (isAlike ? SAME_FIELD : 0) + ofMedicines + SAID_SHARE * said;
    return [{ answer, isClose, total }];
  });
  return related.sort((one, other) => other.total - one.total).map(({ answer, isClose }) => ({ answer, isClose }));
}

/** Those to offer to somebody who did not look for them, best first. */
export async function likelyToApply<T extends ReceivedAnswer>(typed: Typed, answers: readonly T[]): Promise<T[]> {
  const found = findByWords(typed, await buildIndex(answers.map(textsOf).map(asDocument)));
  return answers
    .map((answer, at) => ({ answer, ...(found.get(at) ?? NOT_FOUND) }))
    .filter(({ isClose }) => isClose)
    .sort((one, other) => other.score - one.score)
    .map(({ answer }) => answer);
}

function textsOf({ title, question, answer }: ReceivedAnswer): string[] {
  return [title, question, answer.text];
}

/** One answer may speak of a faint, another question of a collapse: what is asked is in its own words and in the field's. */
function withOtherWords(answer: ReceivedAnswer): string[] {
  return [...textsOf(answer), otherWordsFor(textOf(answer)).join(' ')];
}

interface FoundByWords {
  /** From 0 to 1.6. */
  score: number;
  isRelated: boolean;
  isClose: boolean;
}

const NOT_FOUND: FoundByWords = { score: 0, isRelated: false, isClose: false };

/** As passages of documents are found, by place in the list. */
function findByWords(typed: Typed, index: ScopeIndex): Map<number, FoundByWords> {
  const best = new Map<number, FoundByWords>();
  const asks = asksOf(typed);
  for (const asked of asks) {
    for (const found of rankPassages(index, { ...asked, earlier: [] })) {
      const at = Number(found.document.id);
      const { score, isRelated, isClose } = best.get(at) ?? NOT_FOUND;
      best.set(at, {
        score: score + found.score / asks.length,
        isRelated: isRelated || has(found, RELATED),
        isClose: isClose || has(found, CLOSE),
      });
    }
  }
  return best;
}

/** Keys of the fields of a protocol that its title or its question asks for. */
function fieldsAskedIn({ title, question }: Typed): string[] {
  const forms = [title, question].flatMap((text) => formsOf(spellOut(text)));
  return forms.flatMap((form) => (form.kind === 'field' || form.kind === 'event' ? [form.field.key] : []));
}

function textOf({ title, question }: Typed): string {
  return `${title}\n${question}`;
}

function medicinesOf(typed: Typed): Medicine[] {
  return medicinesIn(textOf(typed).toLowerCase());
}

/** What the nearest two medicines add to a score. */
function nearness(some: readonly Medicine[], others: readonly Medicine[]): number {
  const pairs = some.flatMap((one) => others.map((other) => ({ one, other })));
  if (pairs.some(({ one, other }) => haveCommon(one.names, other.names))) return SAME_MEDICINE;
  const areRelated = pairs.some(
    ({ one, other }) =>
      haveCommon(one.related, other.related) ||
      haveCommon(one.names, other.related) ||
      haveCommon(one.related, other.names),
  );
  return areRelated ? SAME_CLASS : 0;
}

function haveCommon(some: readonly string[], others: readonly string[]): boolean {
  return some.some((each) => others.includes(each));
}

/** Words that only mean the same count half. */
function shareSaidIn(typed: Typed, rarityOf: (term: string) => number): (asked: Typed) => number {
  const said = new Set(termsOf(textOf(typed)));
  const meant = new Set(otherWordsFor(textOf(typed)));
  return (asked) => {
    const terms = [...new Set(termsOf(textOf(asked)))];
    const sum = (ofTerm: (term: string) => number) => terms.reduce((total, term) => total + ofTerm(term), 0);
    const whole = sum(rarityOf);
    return whole === 0 ? 0 : sum((term) => rarityOf(term) * (said.has(term) ? 1 : meant.has(term) ? 0.5 : 0)) / whole;
  };
}

/** Together and each by itself: either may say it in fewer words. */
function asksOf({ title, question }: Typed): Typed[] {
  if (title === '' || question === '') return [{ title, question }];
  return [
    { title, question },
    { title, question: '' },
    { title: '', question },
  ];
}

function has({ sentences }: FoundPassage, { share, words }: Least): boolean {
  return sentences.some(
    ({ score, matches }) => score >= share && matches.filter(({ own }) => own >= SAME_WORD).length >= words,
  );
}

/** Of one passage, its id the place in the list. The next has nothing to do with it. */
function asDocument(texts: readonly string[], at: number): ScopeDocument {
  const id = String(at);
  const passage: Passage = {
    ...{ id, page: 1, section: [], kind: 'prose', context: {}, rect: [0, 0, 0, 0] },
    text: texts.join('\n'),
  };
  return {
    ...{ id, name: '', version: 1, upload_date: '' },
    file: {
      ...{ format: PASSAGE_FORMAT, document_id: id, source: { path: '', generation: '', sha256: '' }, page_count: 1 },
      ...{ pages_without_text: [], pages_read_by_ocr: [], abbreviations: {}, facts: [], passages: [passage] },
    },
  };
}
