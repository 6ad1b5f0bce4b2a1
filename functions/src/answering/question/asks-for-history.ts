const VERSION = String.raw`\b(?:amendments?|versions?|v\d+\.\d+)\b`;
const CHANGE = String.raw`\b(?:chang(?:e[ds]?|ing)|differen(?:t|ces?)|differs?|revis(?:ed|ions?)|added|removed|deleted|updated|introduced|rationale|reasons?|why|still|no longer)\b`;

const NAMED_AMENDMENT = /\b(?:amendment|version) (?:no\.? ?|number )?\d/iu;

/** What an amendment changed, what an earlier version said, why, or whether something still applies. */
const HISTORY = [
  new RegExp(`${CHANGE}.*${VERSION}|${VERSION}.*${CHANGE}`, 'iu'),
  /\b(?:before|prior to|until|since|in|by|of|from|under) (?:the )?(?:protocol )?amendment (?:no\.? ?|number )?\d/iu,
  /\b(?:previous|earlier|former|prior|older|original) (?:protocol )?versions?\b|\b(?:original|first) protocol\b/iu,
  /\bsummary of (?:the )?changes\b|\b(?:protocol|document|version|amendment) history\b/iu,
  /\bwhat(?:['’]s|\s+(?:is|has|was))?\s+(?:been\s+)?(?:changed|new|amended)\b|\bamended\b/iu,
  /\bchange[ds]?\b.{0,20}\b(?:in|to) (?:the|this) protocol\b|\bprotocol (?:was|has|been|has been|is) changed\b/iu,
];

/** What follows for people who have signed an earlier form. */
const CONSENT_AGAIN =
  /\bre-?(?:consent|sign)|\b(?:consents?|ICFs?)\b[^?.!]{0,40}\b(?:amend|chang|revis|updat|new\b)|\bsign\w*\b[^?.!]{0,20}\b(?:again|anew|new|amended|revised|updated)\b/iu;

/** What describes changes may then be quoted. */
export function asksForHistory({ title, question }: { title: string; question: string }): boolean {
  if (CONSENT_AGAIN.test(question) && !NAMED_AMENDMENT.test(question)) return false;
  return HISTORY.some((pattern) => pattern.test(question) || pattern.test(title));
}
