import { stripMarks } from '@trialdesk/contract/citation-marks';
import { DEFAULT_AI_SETTINGS } from '@trialdesk/contract/entities/ai-settings';
import { findPassages } from '../../functions/src/answering/retrieval/find-passages.ts';
import type { DraftTask } from '../../functions/src/answering/jobs/draft-task.ts';
import { extractiveModel, THRESHOLDS } from '../../functions/src/answering/models/extractive/extractive.ts';
import { PROMPT_TOKENS } from '../../functions/src/gemini-models.ts';
import { tokens } from '../../functions/src/answering/models/gemini/token-budget.ts';
import type { FoundPassage } from '../../functions/src/answering/retrieval/scope.ts';
import { writeDraft } from '../../functions/src/answering/jobs/write-draft.ts';
import type { PassageFile } from '../../functions/src/ingestion/passages/passage.ts';
import { squeeze } from './page-words.ts';
import type { Question } from './questions.ts';

export interface Scope {
  id: string;
  name: string;
  /** Without white space. */
  pageWords: string[];
  load: (id: string) => Promise<PassageFile>;
  /** Passage files read so far. */
  reads: () => number;
}

export interface Measured {
  id: string;
  document: string;
  kind: string;
  answerable: boolean;
  /** Ranks, from 1, of the first passage on a gold page and with gold evidence; null if none is found. */
  goldPageAt: number | null;
  evidenceAt: number | null;
  /** Whether extraction gets a gold page, and gold evidence. */
  pageGiven: boolean;
  evidenceGiven: boolean;
  /** The same at Gemini's budget, without queries of its own. */
  pageToGemini: boolean;
  evidenceToGemini: boolean;
  outcome: 'ready' | 'not_found';
  confidence: string;
  right: boolean;
  citations: { page: number; snippet: string; gold: boolean; verbatim: boolean }[];
  text: string;
  milliseconds: number;
  /** Passage files read. */
  reads: number;
}

export async function measure(question: Question, scope: Scope, answerFrom = THRESHOLDS.answer): Promise<Measured> {
  const model = extractiveModel({ ...THRESHOLDS, answer: answerFrom });
  const readsBefore = scope.reads();
  const start = performance.now();
  const task = await taskOf(question.question, scope);
  const draft = await writeDraft(task, model);
  const milliseconds = performance.now() - start;
  const { ranked, passages } = await findPassages({ asked: task, documents: task.documents, budget: model.budget });
  const toGemini = (
    await findPassages({ asked: task, documents: task.documents, budget: tokens(PROMPT_TOKENS), wholeSections: true })
  ).passages;
  const isGold = (entry: FoundPassage) => question.pages.includes(entry.passage.page);
  const isEvidence = (entry: FoundPassage) => holdsEvidence(entry, question);
  const shown = draft.state === 'ready' ? draft.citations : [];
  const text = draft.state === 'ready' ? draft.text : '';
  return {
    id: question.id,
    document: question.document,
    kind: question.kind,
    answerable: question.answerable,
    goldPageAt: rankOf(ranked, isGold),
    evidenceAt: rankOf(ranked, isEvidence),
    pageGiven: passages.some(isGold),
    evidenceGiven: passages.some(isEvidence),
    pageToGemini: toGemini.some(isGold),
    evidenceToGemini: toGemini.some(isEvidence),
    outcome: draft.state,
    confidence: draft.state === 'ready' ? draft.confidence : '',
    // Any answer to an unanswerable question is wrong.
    right:
      question.answerable && draft.state === 'ready' && question.must_include.every((part) => isStated(text, part)),
    citations: shown.map(({ page, text_snippet }) => ({
      page,
      snippet: text_snippet,
      gold: question.pages.includes(page),
      verbatim: (scope.pageWords[page - 1] ?? '').includes(squeeze(text_snippet)),
    })),
    text,
    milliseconds,
    reads: scope.reads() - readsBefore,
  };
}

/** A question about one document, without a title or earlier questions. */
export async function taskOf(question: string, { id, name, load }: Scope): Promise<DraftTask> {
  return {
    study_name: '',
    title: '',
    category: 'other',
    question,
    earlier: [],
    settings: DEFAULT_AI_SETTINGS,
    documents: [{ id, name, version: 1, upload_date: '', file: await load(id) }],
  };
}

function rankOf(found: FoundPassage[], is: (entry: FoundPassage) => boolean): number | null {
  const at = found.findIndex(is);
  return at === -1 ? null : at + 1;
}

/** Evidence may span passages of a page, so its first or last 50 characters will do. */
export function holdsEvidence(
  { passage }: { passage: { page: number; text: string } },
  question: Pick<Question, 'pages' | 'evidence'>,
): boolean {
  if (!question.pages.includes(passage.page)) return false;
  const text = squeeze(passage.text);
  return question.evidence.some((evidence) => {
    const words = squeeze(evidence);
    return (
      text.includes(words) ||
      words.includes(text) ||
      text.includes(words.slice(0, 50)) ||
      text.includes(words.slice(-50))
    );
  });
}

/** From the start of a word: "discontinu" matches "discontinued", "4" does not match "40". */
export function isStated(text: string, part: string): boolean {
  const plain = stripMarks(text);
  const escaped = part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s*');
  const end = /\d$/.test(part) ? '(?![\\d.]\\d|\\d)' : '';
  return new RegExp(`(?<![\\p{L}\\d.])${escaped}${end}`, 'iu').test(plain);
}
