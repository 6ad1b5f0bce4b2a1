import type { ReceivedAnswer } from '@trialdesk/contract/replies/received-answers';
import { rankPassages } from '../answering/retrieval/rank-passages.ts';
import { buildIndex } from '../answering/retrieval/scope-index.ts';
import type { FoundPassage, ScopeDocument } from '../answering/retrieval/scope.ts';
import { PASSAGE_FORMAT, type Passage } from '../ingestion/passages/passage.ts';

/**
 * Least share of the typed words, by weight, in one sentence of a received answer, its question or title. With 135
 * questions about three protocols, each compared with the others of its protocol, 23 answers were offered, 18 of them
 * from the same page.
 */
const LEAST_SHARE = 0.45;

/** Of them so many in the same words: "How many sites are there?" shares one with most answers. */
const LEAST_WORDS = 2;

/** As a credit of a concept: below it are only words that mean something close. */
const SAME_WORD = 0.7;

interface Typed {
  title: string;
  question: string;
}

/** Those sharing enough with what is typed, best first, found like passages of documents. */
export async function likelyToApply<T extends ReceivedAnswer>(typed: Typed, received: readonly T[]): Promise<T[]> {
  const index = await buildIndex(received.map(asDocument));
  const best = new Map<T, number>();
  for (const asked of asksOf(typed)) {
    for (const found of rankPassages(index, { ...asked, earlier: [] })) {
      const answer = received[Number(found.document.id)];
      if (answer && applies(found)) best.set(answer, Math.max(best.get(answer) ?? 0, found.score));
    }
  }
  return [...best].sort(([, one], [, other]) => other - one).map(([answer]) => answer);
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

function applies({ sentences }: FoundPassage): boolean {
  return sentences.some(
    ({ score, matches }) => score >= LEAST_SHARE && matches.filter(({ own }) => own >= SAME_WORD).length >= LEAST_WORDS,
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
