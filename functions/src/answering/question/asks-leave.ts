import { medicineIn } from './medicine.ts';
import { questionsAsked } from './parts.ts';
import type { Medicine } from './question.ts';

/** How questions ask whether something may be taken, and what else questions about a medicine ask. */
const ASKS_LEAVE =
  /\b(?:can|could|may|might|is|are|should|must|do|does|ok(?:ay)?|allowed|permitted|needs? to|what (?:about|if))\b/;
const TAKING =
  /\b(?:tak(?:e[ns]?|ing)|us(?:e[ds]?|ing)|smok(?:e[ds]?|ing)|vap(?:e[ds]?|ing)|have|ha[ds]|on|gets?|give[ns]?|receiv(?:e[ds]?|ing)|continu(?:e[ds]?|ing)|stay|start(?:ed)?|stop(?:ped)?|keep|allowed|permitted|prohibited|forbidden|banned|excluded|restricted|contraindicated|acceptable|ok(?:ay)?|fine|about|disallowed)\b/;
const ASKS_OTHERWISE =
  /^(?:how|when|where|why|who)\b|\bhow (?:much|many|long|often|soon|fast|quickly|slowly|is|are)\b|\bat (?:home|work)\b|\b(?:dos(?:e[ds]?|age|ing)|mg|days?|cycles?|visits?|level|grade|food|meals?|stored?|report(?:ed)?)\b/;

/** `does it have to stop before day 1`: when is not what is asked. */
const BY_WHEN = /\b(?:before|until|by|prior to) (?:the )?(?:day -?\d+|first dose)\b/g;

/** How the question begins that a story about a medicine ends with. */
const ENDS_ASKING_LEAVE =
  /^\W*(?:(?:and|so|but|or)\b\W*)?(?:can|could|may|might|is|are|was|were|should|must|do|does|ok(?:ay)?|any (?:problem|issue)s?)\b/;

/** Which medicine a question wants to know whether it may be taken; null for another one. Expects lower case. */
export function medicineAsked(plain: string): Medicine | null {
  return asksLeave(plain) ? medicineIn(plain) : null;
}

/** The same of a story: `Her GP has raised the dose of her sertraline. Is that allowed?` */
export function medicineInStory(plain: string): Medicine | null {
  const last = questionsAsked(plain).at(-1);
  if (last === undefined || !ENDS_ASKING_LEAVE.test(last) || !asksLeave(last)) return null;
  return TAKING.test(plain) ? medicineIn(plain) : null;
}

function asksLeave(plain: string): boolean {
  const asked = plain.replaceAll(BY_WHEN, '');
  return ASKS_LEAVE.test(asked) && TAKING.test(asked) && !ASKS_OTHERWISE.test(asked);
}
