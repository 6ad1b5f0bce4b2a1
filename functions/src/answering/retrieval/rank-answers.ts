import type { ReceivedAnswer } from '@trialdesk/contract/replies/received-answers';
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
 * Added to the score, from 0 to 1.6, of an answer to a question for the same field of the protocol. Set on one half of 80
 * questions asked again in other words; among the first three are 37 of these 40 with it (34 without), and 39 of the
 * others (35).
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
  const found = await findByWords(typed, answers);
  const fields = fieldsAskedIn(typed);
  const asksAlike = (answer: T) => fields.length > 0 && fieldsAskedIn(answer).some((field) => fields.includes(field));
  const related = answers.flatMap((answer) => {
    const { score, isClose } = found.get(answer) ?? { score: 0, isClose: false };
    const total = score + (asksAlike(answer) ? SAME_FIELD : 0);
    return total > 0 ? [{ answer, isClose, total }] : [];
  });
  return related.sort((one, other) => other.total - one.total).map(({ answer, isClose }) => ({ answer, isClose }));
}

/** Those to offer to somebody who did not look for them, best first. */
export async function likelyToApply<T extends ReceivedAnswer>(typed: Typed, answers: readonly T[]): Promise<T[]> {
  return [...(await findByWords(typed, answers))]
    .filter(([, { isClose }]) => isClose)
    .sort(([, one], [, other]) => other.score - one.score)
    .map(([answer]) => answer);
}

/** As passages of documents are found. */
async function findByWords<T extends ReceivedAnswer>(
  typed: Typed,
  answers: readonly T[],
): Promise<Map<T, { score: number; isClose: boolean }>> {
  const index = await buildIndex(answers.map(asDocument));
  const best = new Map<T, { score: number; isClose: boolean }>();
  for (const asked of asksOf(typed)) {
    for (const found of rankPassages(index, { ...asked, earlier: [] })) {
      const answer = answers[Number(found.document.id)];
      if (!answer || !has(found, RELATED)) continue;
      const { score, isClose } = best.get(answer) ?? { score: 0, isClose: false };
      best.set(answer, { score: Math.max(score, found.score), isClose: isClose || has(found, CLOSE) });
    }
  }
  return best;
}

/** Keys of the fields of a protocol that its title or its question asks for. */
function fieldsAskedIn({ title, question }: Typed): string[] {
  const forms = [title, question].flatMap((text) => formsOf(spellOut(text)));
  return forms.flatMap((form) => (form.kind === 'field' ? [form.field.key] : []));
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

/** Of one passage, its id the place in the list. The next answer has nothing to do with it. */
function asDocument({ title, question, answer }: ReceivedAnswer, at: number): ScopeDocument {
  const id = String(at);
  const passage: Passage = {
    ...{ id, page: 1, section: [], kind: 'prose', context: {}, rect: [0, 0, 0, 0] },
    text: [title, question, answer.text].join('\n'),
  };
  return {
    ...{ id, name: '', version: 1, upload_date: '' },
    file: {
      ...{ format: PASSAGE_FORMAT, document_id: id, source: { path: '', generation: '', sha256: '' }, page_count: 1 },
      ...{ pages_without_text: [], pages_read_by_ocr: [], abbreviations: {}, facts: [], passages: [passage] },
    },
  };
}
