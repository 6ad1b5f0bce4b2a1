import type { Confidence } from '@trialdesk/contract/entities/draft';
import type { StudyField } from '../../../../ingestion/facts/study-fields.ts';
import type { QuestionForm } from '../../../question/question.ts';

/**
 * Values and lists of which readers found less than 0.85 right where they were called high, the hypothesis, of which they
 * found 6 of 14 right, and rescue medication (2 of 6): such an answer gives another duration or number, the sentence before
 * the deciding one, or names what is asked for without saying whether it may be given.
 */
const OFTEN_IN_PART = new Set(
  'study_duration end_of_study participants power follow_up screening_period ae_grading ae_collection analysis_sets aesi blood_volume hypothesis rescue'.split(
    ' ',
  ),
);

/**
 * By how often answers of a form were right, last counted over six protocols: in high, values and lists that are all a
 * question asks for in the words of a pattern, the activities of a visit and entries on a medicine that is all a question
 * speaks of; all others in medium, but sentences that are less certain in low.
 */
export function confidenceOf({
  form,
  isNarrowed,
  isUncertain = false,
}: {
  form: QuestionForm;
  isNarrowed: boolean;
  isUncertain?: boolean;
}): Confidence {
  if (isUncertain) return 'low';
  switch (form.kind) {
    case 'field':
      return !isNarrowed && !form.isLikely && isNearlyAlwaysRight(form.field) ? 'high' : 'medium';
    case 'medicine':
      return isNarrowed ? 'medium' : 'high';
    case 'visit-activities':
      return 'high';
    case 'event':
      return 'low';
    case 'occasions':
    case 'visit-time':
    case 'off-visit':
    case 'eligibility':
    case 'definition':
    case 'numbered-section':
    case 'section':
    case 'direct':
    case 'cell':
      return 'medium';
  }
}

function isNearlyAlwaysRight({ key, form }: StudyField): boolean {
  return (form === 'value' || form === 'list') && !OFTEN_IN_PART.has(key);
}
