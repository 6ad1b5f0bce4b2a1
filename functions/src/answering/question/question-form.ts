import { studyFields } from '../../ingestion/facts/study-fields.ts';
import type { QuestionForm } from './question.ts';

/** Longer questions describe a situation, which decides the answer. Chosen with the plain and the situational questions. */
const LONGEST_PLAIN = { words: 18, characters: 200 };

const NUMBERED_VISIT = /\b(?:visit|day|week|cycle|month) ?-?\d+\w*\b/;
const OCCASION = /\b(?:visits?|days?|weeks?|cycles?|time ?points?)\b/;
const DONE = /\b(?:done|performed|taken|measured|collected|drawn|assessed|repeated|scheduled|needed|required)\b/;

/** Words that only phrase a question about occasions; the others name what is done. */
const PHRASING = new RegExp(
  `\\b(?:which|what|when|how|often|list|all|the|at|on|in|an?|of|for|to|is|are|do|does|did|has|have|must|should|need(?:s|ed)?|requires?|include[sd]?|visits?|days?|weeks?|cycles?|time ?points?|patients?|participants?|subjects?|we|study|there|during|get|happens?|scheduled)\\b|${DONE.source}`,
  'g',
);

/** The readings of a plain question, most specific first; empty when it is a situational one. */
export function formsOf(question: string): QuestionForm[] {
  const plain = question.normalize('NFKC').toLowerCase().replaceAll('’', "'");
  const words = plain.match(/\p{L}+/gu) ?? [];
  if (plain.length > LONGEST_PLAIN.characters || words.length > LONGEST_PLAIN.words) return [];
  const forms = [...visitForms(plain), ...fieldForms(plain), ...occasionForms(plain)];
  return forms.length > 0 ? forms : [{ kind: 'cell' }];
}

function fieldForms(plain: string): QuestionForm[] {
  return studyFields().flatMap((field) => (field.asks.test(plain) ? [{ kind: 'field', field }] : []));
}

function visitForms(plain: string): QuestionForm[] {
  const numbered = NUMBERED_VISIT.exec(plain)?.[0];
  const asksActivities = /\bwhat (?:happens|is (?:to be )?done|(?:has|needs) to be done|do we do|must be done)\b/.test(
    plain,
  );
  const asksProcedures = /\b(?:which|what) (?:assessments|procedures|tests|activities)\b/.test(plain);
  if (numbered !== undefined && (asksActivities || asksProcedures))
    return [{ kind: 'visit-activities', visit: numbered }];
  const named = /\bwhen (?:is|are|does|do)\b.*?\bthe (.+?) visits?\b/.exec(plain)?.[1];
  const asksTime = /\bwhen (?:is|are|does|do)\b|\bwhat (?:day|week) is\b|\bwindow (?:of|for)\b/.test(plain);
  const visit = numbered ?? named;
  return asksTime && visit !== undefined ? [{ kind: 'visit-time', visit }] : [];
}

function occasionForms(plain: string): QuestionForm[] {
  if (/\bwindows?\b/.test(plain)) return [];
  const asksWhich = /\b(?:which|what|list)\b/.test(plain) && OCCASION.test(plain);
  const asksWhen = /^(?:when|how often) (?:is|are|do|does|must|should)\b/.test(plain) && DONE.test(plain);
  const subject = plain
    .replace(PHRASING, ' ')
    .replace(/[^\p{L}\d\s-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return (asksWhich || asksWhen) && subject !== '' ? [{ kind: 'occasions', subject }] : [];
}
