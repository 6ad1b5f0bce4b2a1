import { findPassages } from '../../functions/src/answering/retrieval/find-passages.ts';
import { signsOf } from '../../functions/src/answering/models/extractive/certainty.ts';
import { extractiveModel, searchedCandidates } from '../../functions/src/answering/models/extractive/extractive.ts';
import type { Judged } from './cross-validate.ts';
import { measure, type Scope } from './measure.ts';
import type { Question } from './questions.ts';

/** A threshold that withholds every searched answer, but no plain one. */
const NONE_SEARCHED = Infinity;

/** What extraction would answer if it never abstained; null for a question without any sentence. */
export async function judge(question: Question, scope: Scope): Promise<Judged | null> {
  const protocol = question.document;
  const plain = await measure(question, scope, NONE_SEARCHED);
  if (plain.outcome === 'ready') return { protocol, right: plain.right, confidence: plain.confidence };
  const searched = await measure(question, scope, 0);
  if (searched.outcome !== 'ready') return null;
  const asked = { title: '', question: question.question, earlier: [] };
  const file = await scope.load(scope.id);
  const documents = [{ id: scope.id, name: scope.name, version: 1, upload_date: '', file }];
  const { passages } = await findPassages({ asked, documents, budget: extractiveModel().budget });
  const signs = signsOf(searchedCandidates({ ...asked, passages }));
  return signs && { protocol, right: searched.right, signs };
}
