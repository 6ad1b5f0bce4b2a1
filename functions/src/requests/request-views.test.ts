import type { Citation } from '@trialdesk/contract/entities/citation';
import type { ReadyDraft } from '@trialdesk/contract/entities/draft';
import type { RequestHeader, RequestQuery, SiteQuery } from '@trialdesk/contract/entities/request';
import { SIGNATURE_MEANING, type Signature } from '@trialdesk/contract/entities/signature';
import { reviewView, siteView } from './request-views.ts';

const ASKER = { id: 'r', name: 'Robin' };
const MANAGER = { id: 'm', name: 'Mara' };
const ASKED_AT = '2026-01-01T00:00:00.000Z';
const LATER = '2026-01-02T00:00:00.000Z';

const citation = (document_name: string): Citation => ({
  number: 1,
  document_id: 'protocol',
  document_name,
  document_version: 1,
  page: 1,
  section: '',
  text_snippet: 'Words of the page.',
});

const VISIBLE = {
  request_id: 'one',
  study_id: 'study',
  study_name: 'Study',
  site_id: 'site',
  site_name: 'Site',
  title: 'Missed visit',
  category: 'other',
  priority: 'low',
  status: 'processing',
  created_at: ASKED_AT,
  requester_name: 'Robin',
} as const;
const HEADER: RequestHeader = { ...VISIBLE, requester_id: 'r' };

const DRAFT: ReadyDraft = {
  state: 'ready',
  text: 'Drafted.',
  citations: [citation('Draft.pdf')],
  confidence: 'high',
  conflicts: [],
  mode: 'gemini',
  model: 'test',
  prompt_version: '1',
  searched: [],
  written_at: ASKED_AT,
};
const EDIT = { text: 'Edited.', citations: [citation('Edit.pdf')], saved_by: MANAGER, saved_at: LATER };
const SIGNATURE: Signature = { name: 'Mara', role: 'Site Manager', signed_at: LATER, meaning: SIGNATURE_MEANING };
const UNSIGNED = { text: 'Sent.', citations: [citation('Sent.pdf')], sent_by: MANAGER, sent_at: LATER };
const SENT = { ...UNSIGNED, signature: SIGNATURE };

const QUERY: RequestQuery = {
  id: 'q1',
  question: 'First?',
  asked_by: ASKER,
  timestamp_created: ASKED_AT,
  draft: { state: 'queued', since: ASKED_AT },
  redraft: null,
  edit: null,
  sent: null,
  version: 0,
};

const SEEN = { id: 'q1', question: 'First?', timestamp_created: ASKED_AT };
const EMPTY = { answer_generated: '', final_answer: '', citations: [], signature: null };
const EMPTY_ANSWER = { answer: '', final_answer: '', citations: [], signature: null };

describe('reviewView', () => {
  test.each<[string, Partial<RequestQuery>, object]>([
    ['nothing of a pending draft', {}, EMPTY],
    ['a draft', { draft: DRAFT }, { ...EMPTY, answer_generated: 'Drafted.', citations: DRAFT.citations }],
    [
      'an edit and its citations',
      { draft: DRAFT, edit: EDIT },
      { answer_generated: 'Drafted.', final_answer: 'Edited.', citations: EDIT.citations, signature: null },
    ],
    [
      'what was sent rather than an edit',
      { draft: DRAFT, edit: EDIT, sent: SENT },
      { answer_generated: 'Drafted.', final_answer: 'Sent.', citations: SENT.citations, signature: SIGNATURE },
    ],
    [
      'no signature of an answer sent before they were recorded',
      { sent: UNSIGNED },
      { answer_generated: '', final_answer: 'Sent.', citations: SENT.citations, signature: null },
    ],
  ])('shows %s', (_what, change, expected) => {
    const { queries } = reviewView({ ...HEADER, queries: [{ ...QUERY, ...change }] });
    expect(queries).toEqual([{ ...SEEN, ...expected }]);
  });

  test('shows the newest query at the top level, and all of them oldest first', () => {
    const newest: RequestQuery = { ...QUERY, id: 'q2', question: 'Second?', draft: DRAFT, edit: EDIT };
    expect(reviewView({ ...HEADER, queries: [QUERY, newest] })).toEqual({
      ...VISIBLE,
      question: 'Second?',
      answer: 'Drafted.',
      final_answer: 'Edited.',
      citations: EDIT.citations,
      signature: null,
      query_id: 'q2',
      queries: [
        { ...SEEN, ...EMPTY },
        {
          ...SEEN,
          id: 'q2',
          question: 'Second?',
          answer_generated: 'Drafted.',
          final_answer: 'Edited.',
          citations: EDIT.citations,
          signature: null,
        },
      ],
    });
  });
});

describe('siteView', () => {
  const answer = { text: 'Sent.', citations: SENT.citations, sent_at: LATER, signature: SIGNATURE };
  const query: SiteQuery = {
    id: 'q1',
    question: 'First?',
    asked_by: ASKER,
    timestamp_created: ASKED_AT,
    answer,
  };

  test('shows questions and sent answers', () => {
    const waiting = { ...query, id: 'q2', question: 'Second?', answer: null };
    expect(siteView({ ...HEADER, answered_at: LATER, active_at: LATER, queries: [query, waiting] })).toEqual({
      ...VISIBLE,
      ...EMPTY_ANSWER,
      question: 'Second?',
      query_id: 'q2',
      queries: [
        { ...SEEN, ...EMPTY, final_answer: 'Sent.', citations: SENT.citations, signature: SIGNATURE },
        { ...SEEN, ...EMPTY, id: 'q2', question: 'Second?' },
      ],
    });
  });

  test('shows the sent answer of the newest query at the top level', () => {
    expect(siteView({ ...HEADER, answered_at: LATER, active_at: LATER, queries: [query] })).toMatchObject({
      answer: '',
      final_answer: 'Sent.',
      citations: SENT.citations,
      signature: SIGNATURE,
    });
  });

  test('has empty texts for a record without queries', () => {
    expect(siteView({ ...HEADER, answered_at: null, active_at: ASKED_AT, queries: [] })).toEqual({
      ...VISIBLE,
      ...EMPTY_ANSWER,
      question: '',
      query_id: '',
      queries: [],
    });
  });
});
