import type { Category } from '../choices.ts';
import type { Citation } from './citation.ts';
import type { DraftMode } from './draft.ts';

/** What reports know of a question. */
export interface CountedQuestion {
  request_id: string;
  query_id: string;
  /** In its request, from 1; later ones are follow-ups. */
  number: number;
  site_id: string;
  category: Category;
  /** Beginning of the question; themes are named after one. */
  excerpt: string;
  /** Stems of its words; of a first question, also of the title of its request. Themes are found by them. */
  terms: string[];
  /** Of what its words may be called instead. */
  synonyms: string[];
  asked_at: string;
  /** Null while there is no answer. */
  answered_at: string | null;
  is_withdrawn: boolean;
  /** By the promise made for it; null for questions from before there were promises. */
  due_at: string | null;
  /** Null until there is one that is finished. */
  draft: CountedDraft | null;
  /** Of the sent answer; null while there is none. */
  evaluation: CountedEvaluation | null;
  /** Members of the site by what they said of the answer. */
  feedback: { helpful: number; unhelpful: number };
  /** Cited by the sent answer, each once. */
  sections: CitedSection[];
}

export interface CountedDraft {
  is_found: boolean;
  mode: DraftMode;
  model: string;
  prompt_version: string;
}

export interface CountedEvaluation {
  /** Whether the draft answered the question. Absent where `npm run migrate` has not added it yet. */
  answered?: boolean;
  relevance: number;
  tone: number;
  citation_quality: number;
  /** As in `Evaluation`. */
  changed: number | null;
}

export type CitedSection = Pick<Citation, 'document_name' | 'section'>;

/** `report_parts/{study}_{month}_{number}`: a share of the questions asked about a study in a month. For the server only. */
export interface ReportPart {
  study_id: string;
  /** 2026-11, in UTC. */
  month: string;
  /** JSON of the questions by `queryKey`, packed by gzip: a month may have more than fit a document as fields. */
  packed: Uint8Array;
  /** Present names of the sites that have asked, by id. */
  site_names: Record<string, string>;
}

/** Of a month and study; each question is in one of them, so that few changes meet in a document. */
export const REPORT_PARTS = 4;

/** In UTC: 2026-11. */
export function monthOf(moment: string): string {
  return moment.slice(0, 7);
}
