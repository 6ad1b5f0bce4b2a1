import { DEFAULT_AI_SETTINGS, type AiSettings } from '@trialdesk/contract/entities/ai-settings';
import { PASSAGE_FORMAT, type Passage } from '../../ingestion/passages/passage.ts';
import type { DraftTask } from '../jobs/draft-task.ts';
import type { ScopeDocument } from '../retrieval/scope.ts';

/** A document of these passages, each on a page of its own unless it says otherwise. */
export function makeDocument(name: string, passages: (Partial<Passage> & { text: string })[]): ScopeDocument {
  return {
    id: name.toLowerCase().replace(/\W+/g, '-'),
    name,
    version: 1,
    upload_date: '2026-02-03T12:00:00.000Z',
    file: {
      format: PASSAGE_FORMAT,
      document_id: name,
      source: { path: name, generation: '7', sha256: 'c0ffee' },
      page_count: passages.length,
      pages_without_text: [],
      pages_read_by_ocr: [],
      abbreviations: {},
      facts: [],
      passages: passages.map((passage, at) => ({
        id: `p${at + 1}-1`,
        page: at + 1,
        section: [],
        kind: 'prose',
        context: {},
        rect: [0, 0, 100, 20],
        ...passage,
      })),
    },
  };
}

/** A question put to these documents. */
export function makeTask(question: string, documents: ScopeDocument[], settings: Partial<AiSettings> = {}): DraftTask {
  const all = { ...DEFAULT_AI_SETTINGS, ...settings };
  return { study_name: 'LANTERN-3', title: '', category: 'other', question, earlier: [], documents, settings: all };
}
