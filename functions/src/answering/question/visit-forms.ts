import { contentOf } from './content-of.ts';
import { inFull, visitOffSchedule } from './off-visit.ts';
import type { QuestionForm } from './question.ts';

const NUMBERED_VISIT = /\b(?:c(?:ycle)? ?\d+,? ?d(?:ay)? ?\d+|(?:visit|day|week|cycle|month) ?-?\d+\w*|v-?\d+)\b/;
/** `the I-8 visit` */
const CODED_VISIT = /\b[a-z]{1,2}-\d+\b(?= visit)/;
const NAMED_VISIT =
  /\b(?:at|on|during|for) (?:the )?(screening|baseline|randomi[sz]ation|end[ -]of[ -](?:study|treatment|trial)|follow-?up|early termination|eot|eos)\b/;
const AT_VISIT = new RegExp(`\\b(?:at|on|in|for) (?:the )?${NUMBERED_VISIT.source}|${NAMED_VISIT.source}`);
/** `on an infusion day` says on what occasion, not what is done. */
const ON_OCCASION = /\b(?:on|at|during) (?:an?|the|each|every) (?:\S+ )?(?:days?|visits?)\b/g;
const OCCASION = /\b(?:visits?|days?|weeks?|cycles?|time ?points?)\b/;
const DONE =
  /\b(?:done|gets?|have|had|performed|taken|measured?|collect(?:ed)?|draw|drawn|assess(?:ed)?|repeat(?:ed)?|scheduled|need(?:ed)?|required|check(?:ed)?|monitor(?:ed)?|tested|fill(?:ed)?(?: (?:in|out))?)\b/;

/** How long a visit may be late, and what is reported, which is not done at visits. */
const ON_NO_OCCASION =
  /\bwindows?\b|(?<!patient-)\b(?:report(?:ed|ing)?|notif\w+|inform(?:ed(?! consent)|s|ing)?|submi\w+|sen[dt])\b/;

/** Words that only phrase a question about occasions; the others name what is done. */
const PHRASING = new RegExp(
  `\\b(?:which|what|when|how|often|list|all|the|at|on|in|an?|of|for|to|is|are|do|does|did|has|have|must|should|need(?:s|ed)?|requires?|include[sd]?|visits?|days?|weeks?|cycles?|time ?points?|patients?|pts?|participants?|subjects?|we|they|them|study|there|during|get|put|happens?|scheduled)\\b|${DONE.source}`,
  'g',
);

/** What else a question about the time of a visit speaks of. */
const ABOUT_VISIT =
  /\b(?:and|or|then|next|windows?|allowed|early|earlier|late|later|can|could|may|it|latest|earliest|due|supposed|meant|planned|come|in|he|she|my|our|his|her|with|from|by|after|before|long|far|off|out|many|either|way|side|grace|leeway|slack|soon|exactly|be|that|this|if)\b/g;

/** How far from its day a visit may be. */
const ASKS_WINDOW =
  /\bhow (?:late|early|far (?:off|out)|many days (?:early|late|off|either))\b|\b(?:windows?|grace|leeway|slack)\b/;

/** What is done at a visit, or when it is; in lower case, as all questions here. */
export function visitForms(plain: string): QuestionForm[] {
  const numbered = (CODED_VISIT.exec(plain) ?? NUMBERED_VISIT.exec(plain))?.[0];
  const asksActivities =
    /\bwhat(?:'s| )? ?(?:happens(?! (?:to|with)\b)|done|(?:is|gets) (?:to be )?done|(?:needs|has) (?:doing|to happen)|do (?:we|i) (?:need|have) to do|(?:has|needs) to be done|do we do|must be done)\b/.test(
      plain,
    );
  const asksProcedures = /\b(?:which|what) (?:assessments|procedures|tests|activities)\b/.test(plain);
  const at = numbered === undefined ? NAMED_VISIT.exec(plain)?.[1] : inFull(numbered);
  if (at !== undefined && (asksActivities || asksProcedures)) return [{ kind: 'visit-activities', visit: at }];
  const named = /\bwhen (?:is|are|does|do)\b.*?\bthe (.+?) visits?\b/.exec(plain)?.[1];
  const asksTime = /\bwhen (?:is|are|does|do)\b|\bwhat (?:day|week) is\b|\bwindow (?:of|for)\b/.test(plain);
  const visit = numbered ?? named;
  const asksForWindow = !asksTime && ASKS_WINDOW.test(plain);
  if (visit === undefined || !(asksTime || asksForWindow)) return [];
  // When something else is done at the visit is not when the visit is.
  const further = contentOf(plain.replaceAll(visit, ' ').replace(ABOUT_VISIT, ' ').replace(PHRASING, ' '));
  return further === '' ? [{ kind: 'visit-time', visit: inFull(visit), ...(asksForWindow && { asksForWindow }) }] : [];
}

/** What becomes of a visit that is not held as planned. */
export function offVisitForms(plain: string): QuestionForm[] {
  const visit = visitOffSchedule(plain);
  return visit === null ? [] : [{ kind: 'off-visit', visit }];
}

/** When something is done. */
export function occasionForms(plain: string): QuestionForm[] {
  if (ON_NO_OCCASION.test(plain)) return [];
  const asksWhich = /\b(?:which|what|list)\b/.test(plain) && OCCASION.test(plain);
  const asksWhen =
    (/^(?:when|how often) (?:is|are|do|does|must|should)\b/.test(plain) && DONE.test(plain)) ||
    /^how often (?:is|are) (?:the|their|his|her)? ?(?:\S+ ){0,2}\S+$/.test(plain);
  const asksWhether = /^(?:do|does|is|are|should|must)\b/.test(plain) && DONE.test(plain) && AT_VISIT.test(plain);
  const activity = (asksWhether ? plain.replace(AT_VISIT, ' ') : plain).replace(ON_OCCASION, ' ');
  const subject = contentOf(activity.replace(PHRASING, ' '));
  const namesOnly = /^(?:\S+ ){1,3}visits\??$/.test(plain);
  return (asksWhich || asksWhen || asksWhether || namesOnly) && subject !== '' ? [{ kind: 'occasions', subject }] : [];
}
