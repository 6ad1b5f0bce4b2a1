const VERSION = String.raw`\b(?:amendments?|versions?|v\d+\.\d+)\b`;
const CHANGE = String.raw`\b(?:chang(?:e[ds]?|ing)|differen(?:t|ces?)|differs?|revis(?:ed|ions?)|added|removed|deleted|updated|introduced|rationale|reasons?|why|still|no longer)\b`;

/** What an amendment changed, what an earlier version said, why, or whether something still applies. */
const HISTORY = [
  new RegExp(`${CHANGE}.*${VERSION}|${VERSION}.*${CHANGE}`, 'iu'),
  /\b(?:before|prior to|until|since|in|by|of|from|under) (?:the )?(?:protocol )?amendment (?:no\.? ?|number )?\d/iu,
  /\b(?:previous|earlier|former|prior|older|original) (?:protocol )?versions?\b|\b(?:original|first) protocol\b/iu,
  /\bsummary of (?:the )?changes\b|\b(?:protocol|document|version|amendment) history\b/iu,
  /\bwhat(?:['’]s|\s+(?:is|has|was))?\s+(?:been\s+)?(?:changed|new|amended)\b|\bamended\b/iu,
  /\bchange[ds]?\b.{0,20}\b(?:in|to) (?:the|this) protocol\b|\bprotocol (?:was|has|been|has been|is) changed\b/iu,
];

const ASKS_WHAT_CHANGED = /\b(?:what|which|why)\b[^?.!]*\b(?:chang|add|amend)|\bsummary of (?:the )?changes\b/iu;

/** Whether people who have signed an earlier form sign again, whatever has changed. */
const SIGNS_AGAIN =
  /\bre-?(?:consent|sign)(?:s|ed|ing)?\b|\b(?:must|needs?|have to|has to|should|do|does|required)\b[^?.!]*\b(?:sign|consent)(?:s|ed|ing)?\b[^?.!]*\b(?:again|anew|new|amended|revised|updated)\b/iu;

/** What describes changes may then be quoted. */
export function asksForHistory({ title, question }: { title: string; question: string }): boolean {
  if (SIGNS_AGAIN.test(question) && !ASKS_WHAT_CHANGED.test(`${title}\n${question}`)) return false;
  return HISTORY.some((pattern) => pattern.test(question) || pattern.test(title));
}
