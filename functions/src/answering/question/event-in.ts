import type { StudyField } from '../../ingestion/facts/study-fields.ts';
import { fieldByWording } from './wordings.ts';

/** Fields on what may happen. Protocols have a section for each, which says what is done then. */
const EVENTS: ReadonlySet<string> = new Set([
  'overdose',
  'unblinding',
  'pregnancy',
  'rescreening',
  'lost_to_follow_up',
]);

/** On what a visit that comes late is measured by: the reading of a question that has no other. */
const ALONE = 'windows';

/**
 * Probability from which on a clause speaks of a field. Of 501 questions, 13 have such a clause; the section answers 11 of
 * them, 10 of which nothing else did. From 0.45 on `May he start them again?` is about screening.
 */
const SURE = 0.7;

const CLAUSE = /(?<=[?!.;])\s+|,\s+|\s+[-–]\s+|\s+(?:and|so|but)\s+/u;

/**
 * The field of the first event that a clause speaks of: `She took a second tablet. Do we have to log that?` With `isRead`, of
 * a question that is read otherwise too.
 */
export function eventIn(question: string, isRead = false): StudyField | null {
  for (const clause of question.split(CLAUSE)) {
    const field = fieldByWording(clause, SURE);
    if (field && (EVENTS.has(field.key) || (field.key === ALONE && !isRead))) return field;
  }
  return null;
}
