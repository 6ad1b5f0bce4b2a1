import type { ShareAnswerPayload } from '@trialdesk/contract/payloads/announcement';

/** The body that shares an answer of `citedAnswer`. */
export function sharedAnswer({ id, query_id }: { id: string; query_id: string }): ShareAnswerPayload {
  return {
    ...{ request_id: id, query_id, title: 'Doses after a late visit', is_reviewed: true, kept_words: [] },
    ...{ question: 'May the dose still be given?', text: 'Yes, within the window. [1]' },
  };
}
