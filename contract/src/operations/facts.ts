import { factReviewPayload } from '../payloads/fact-review.ts';
import { studyGlanceReply } from '../replies/study-facts.ts';
import { ROUTES } from '../routes.ts';
import type { Operations } from './operation.ts';

export const FACT_OPERATIONS = {
  getStudyFacts: {
    ...ROUTES.getStudyFacts,
    summary: 'What the documents in use state about the fields of a study',
    needs: 'read_facts',
    reply: studyGlanceReply,
  },
  reviewStudyFact: {
    ...ROUTES.reviewStudyFact,
    summary: 'Confirm a field of a study by verbatim quotes, mark it as not stated, or withdraw either',
    needs: 'review_facts',
    body: factReviewPayload,
    reply: studyGlanceReply,
  },
} as const satisfies Operations;
