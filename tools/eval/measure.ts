import { DEFAULT_AI_SETTINGS } from '@trialdesk/contract/entities/ai-settings';
import type { DraftTask, ScopeDocument } from '../../functions/src/answering/draft-task.ts';
import { extractiveModel, THRESHOLDS } from '../../functions/src/answering/models/extractive.ts';
import { retrieve, type FoundPassage } from '../../functions/src/answering/retrieve.ts';
import { indexOf } from '../../functions/src/answering/scope-index.ts';
import { writeDraft } from '../../functions/src/answering/write-draft.ts';
import { squeeze } from './page-words.ts';
import type { Question } from './questions.ts';

/** What came of one question. */
export interface Measured {
  id: string;
  document: string;
  kind: string;
  answerable: boolean;
  /** Place of the first passage on a gold page and of the first that holds gold evidence, from 1; null when none. */
  goldPageAt: number | null;
  evidenceAt: number | null;
  withinBudget: boolean;
  outcome: 'ready' | 'not_found';
  confidence: string;
  right: boolean;
  citations: { page: number; snippet: string; gold: boolean; verbatim: boolean }[];
  text: string;
  milliseconds: number;
}

/** Asks one question of one document and holds the outcome against what is known. */
export async function measure(
  question: Question,
  { document, pageWords, answerFrom }: { document: ScopeDocument; pageWords: string[]; answerFrom?: number },
): Promise<Measured> {
  const task: DraftTask = {
    title: '',
    category: 'other',
    question: question.question,
    earlier: [],
    documents: [document],
    settings: DEFAULT_AI_SETTINGS,
  };
  const model = extractiveModel({ ...THRESHOLDS, answer: answerFrom ?? THRESHOLDS.answer });
  const start = performance.now();
  const draft = await writeDraft(task, model);
  const milliseconds = performance.now() - start;
  const found = retrieve(indexOf([document]), question.question);
  const shown = draft.state === 'ready' ? draft.citations : [];
  const text = draft.state === 'ready' ? draft.text : '';
  let budget = model.budget;
  const inBudget = found.filter(({ passage }) => (budget -= passage.text.length + passage.context.length) >= 0);
  return {
    id: question.id,
    document: question.document,
    kind: question.kind,
    answerable: question.answerable,
    goldPageAt: place(found, (entry) => question.pages.includes(entry.passage.page)),
    evidenceAt: place(found, (entry) => holdsEvidence(entry, question)),
    withinBudget: inBudget.some((entry) => question.pages.includes(entry.passage.page)),
    outcome: draft.state,
    confidence: draft.state === 'ready' ? draft.confidence : '',
    // An answer to what cannot be answered is wrong, though nothing is missing from it.
    right:
      question.answerable && draft.state === 'ready' && question.must_include.every((part) => includes(text, part)),
    citations: shown.map(({ page, text_snippet }) => ({
      page,
      snippet: text_snippet,
      gold: question.pages.includes(page),
      verbatim: (pageWords[page - 1] ?? '').includes(squeeze(text_snippet)),
    })),
    text,
    milliseconds,
  };
}

function place(found: FoundPassage[], is: (entry: FoundPassage) => boolean): number | null {
  const at = found.findIndex(is);
  return at === -1 ? null : at + 1;
}

/** Evidence may run over several passages of a page; the one that holds a good part of it counts. */
function holdsEvidence({ passage }: FoundPassage, question: Question): boolean {
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

/** On word boundaries, though a word may go on: "discontinu" is in "discontinued", "4" is not in "40". */
function includes(text: string, part: string): boolean {
  const plain = text.replace(/ \[\d+\]/g, '');
  const escaped = part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s*');
  const end = /\d$/.test(part) ? '(?![\\d.]\\d|\\d)' : '';
  return new RegExp(`(?<![\\p{L}\\d.])${escaped}${end}`, 'iu').test(plain);
}
