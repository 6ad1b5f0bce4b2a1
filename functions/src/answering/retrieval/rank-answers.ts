import type { ReceivedAnswer } from '@trialdesk/contract/replies/received-answers';
import { otherWordsFor } from '../question/concepts.ts';
import { formsOf } from '../question/question-form.ts';
import { spellOut } from '../question/spell-out.ts';
import { rankPassages } from './rank-passages.ts';
import { buildIndex } from './scope-index.ts';
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
  const own = await findByWords(typed, answers.map(textsOf));
  const withOthers = await findByWords(typed, answers.map(withOtherWords));
  const fields = fieldsAskedIn(typed);
  const asksAlike = (answer: T) => fields.length > 0 && fieldsAskedIn(answer).some((field) => fields.includes(field));
  const related = answers.flatMap((answer, at) => {
    const [{ score, isRelated, isClose }, others] = [own.get(at) ?? NOT_FOUND, withOthers.get(at) ?? NOT_FOUND];
    const isAlike = asksAlike(answer);
    if (!isAlike && !isRelated && !others.isRelated) return [];
    return [{ answer, isClose, total: (score + others.score) / 2 + (isAlike ? SAME_FIELD : 0) }];
  });
  return related.sort((one, other) => other.total - one.total).map(({ answer, isClose }) => ({ answer, isClose }));
}

/** Those to offer to somebody who did not look for them, best first. */
export async function likelyToApply<T extends ReceivedAnswer>(typed: Typed, answers: readonly T[]): Promise<T[]> {
  const found = await findByWords(typed, answers.map(textsOf));
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
  return [...textsOf(answer), otherWordsFor(`${answer.title}\n${answer.question}`).join(' ')];
}

interface FoundByWords {
  /** From 0 to 1.6. */
  score: number;
  isRelated: boolean;
  isClose: boolean;
}

const NOT_FOUND: FoundByWords = { score: 0, isRelated: false, isClose: false };

/** As passages of documents are found, by place in the list. */
async function findByWords(typed: Typed, texts: readonly string[][]): Promise<Map<number, FoundByWords>> {
  const index = await buildIndex(texts.map(asDocument));
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
