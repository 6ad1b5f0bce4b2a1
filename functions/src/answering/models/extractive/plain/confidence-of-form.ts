import type { Confidence } from '@trialdesk/contract/entities/draft';
import type { QuestionForm } from '../../../question/question.ts';

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
      return !isNarrowed && !form.isLikely && (form.field.form === 'value' || form.field.form === 'list')
        ? 'high'
        : 'medium';
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
