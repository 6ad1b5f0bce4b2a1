import type { Passage } from '../../ingestion/passages/passage.ts';
import { findFacts } from '../../ingestion/facts/find-facts.ts';
import { searchedCandidates, searchedCertainty } from '../models/extractive/extractive.ts';
import { plainAnswer } from '../models/extractive/plain/plain-answer.ts';
import { characters } from '../retrieval/budget.ts';
import { findPassages } from '../retrieval/find-passages.ts';
import { makeDocument } from './make-scope.ts';

export type Part = Partial<Passage> & { text: string };

export async function confidenceTo(question: string, protocol: Part[]) {
  return (await plainAnswerTo(question, [protocol]))?.confidence;
}

/** The texts and quotes of the answer to a question about these passages. */
export async function answerTo(question: string, ...protocols: Part[][]) {
  return (await plainAnswerTo(question, protocols))?.sentences ?? null;
}

async function plainAnswerTo(question: string, protocols: Part[][]) {
  const documents = protocols.map((parts, at) => {
    const document = makeDocument(`Protocol ${at + 1}.pdf`, parts);
    document.file.facts = findFacts(document.file.passages);
    return document;
  });
  const asked = { title: '', question, earlier: [] };
  const { statements, passages } = await findPassages({ asked, documents, budget: characters(30_000) });
  const searched = searchedCertainty(searchedCandidates({ ...asked, passages }));
  return plainAnswer({ question, most: 4, searched }, statements);
}

/** Passages that answer nothing. */
export const FILLER: Part[] = Array.from({ length: 8 }, (_, at) => ({
  text: `The site keeps note ${at} of each contact with a participant of the study.`,
  section: ['8 Study procedures'],
}));
