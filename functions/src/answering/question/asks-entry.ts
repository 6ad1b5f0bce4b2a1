import { contentOf } from './content-of.ts';
import { questionsAsked } from './parts.ts';

const ENTRY =
  /\b(?:for entry|to enter|(?:study )?entry|enrol\w*|eligib\w*|(?:to|can (?:s?he|they|we|i)(?: still)?|could (?:s?he|they)) (?:join|enter|take part|participate|be included|qualify)|inclusion|screen(?:ing)? (?:value|limit|cut-?off)|screen fail(?= ?\?|$)|be randomi[sz]ed|before (?:the )?(?:first dose|start\w*|enrol\w*|randomi[sz]ation)|(?:get(?:ting)?|let|come|(?<!\b(?:dose|drug|infusion|needle) )go|allowed) (?:\w+ )?in(?:to)?\b(?: the (?:study|trial))?|get on (?:the )?(?:study|trial)|(?:^|\bis )?wash-?out\b(?! period (?:length )?of the)|since (?:(?:the|his|her|their) )?last|\bago\b(?= ?\?|$)|\bago\b.*\b(?:ok(?:ay)?|out|in|eligible|allowed|(?:long )?enough)\b|\bcan (?:s?he|they|we|i) start(?: yet)?(?= ?\?|$)|\b(?:is|are) (?:s?he|they) out\b|screen(?:ing)?\b(?= ?\?|$)|(?:to|at) entry|good enough|disqualif\w*|qualif(?:y|ies)|exclu(?:des?|ded|sionary)|exclusion(?: or not|ary)?(?=\W*$)|rul(?:es?|ed|ing) (?:\w+ ){0,2}out|keep(?:s|ing)? (?:\w+ ){0,3}out|too (?:high|low|old|young|heavy)|pass(?:es)?(?: or fail\w*)?(?= ?\?|$)|at screening|can (?:we|i) screen|(?:we|i) can (?:still )?(?:accept|take)|how (?:high|low) can)\b/;
const LIMIT =
  /\b(?:lowest|minimum|min|least|highest|maximum|max|most|worst|longest|shortest|required?|needed|needs?|limits?|cut-?offs?|thresholds?|ranges?|values?|exclusion|allowed|acceptable|enough|pass|fail|ok(?:ay)?|eligible|wash-?out|since|ago|out|how (?:low|high|long|much|many|old|soon|recent)|what|which|list|can|could|may|with|too|excluded?)\b/;
/** `he fainted three years ago`: how long ago it was is the patient's, not the criterion's. */
const AGO =
  /\b(?:[\p{L}\d]+ )?(?:years?|yrs?|y|months?|mths?|mos?|weeks?|wks?|days?) (?:ago|back)\b|\blast (?:week|month|year)\b/gu;
const ENTRY_PHRASING =
  /\b(?:what|which|is|are|was|do|does|did|the|an?|of|for|to|at|in|on|off|if|with|that|and|my|our|this|their|his|her|s?he|they|them|we|i|it|can|could|may|must|should|have|has|had|be|been|came|comes?|back|someone|somebody|anyone|person|patients?|participants?|subjects?|pt|lady|man|woman|guy|still|study|trial|how|long|low|high|much|many|soon|until|value|level|count|need|before|first|start\w*|since|list|or|exactly|screening|kinds? of|types? of|good|enough|last|problems?|issues?|diseases?|disorders?|conditions?|\d[\d.,]*)\b/g;
/** Whether screening may be repeated, how many are enrolled and when screening begins is not about a criterion. */
const NO_CRITERION =
  /\bre-?screen|\bscreen(?:ed|ing)? (?:\w+ )?again\b|\breplac|\bhow many (?:\w+ )?(?:people|patients|participants|subjects|persons|individuals|adults|volunteers)\b[^?]*\b(?:planned|expected|needed|in total|overall)\b|\b(?:target|planned|total|expected|overall) (?:\w+ )?(?:enrol|recruit|sample size)|\bscreening (?:\w+ )?(?:start|begin|take place|happen)/;

/** What a question wants to know whether one with it may take part; null for another one. Expects lower case. */
export function entryAsked(plain: string): string | null {
  if (!asksEntry(plain)) return null;
  const subject = contentOf(
    plain
      .replace(AGO, ' ')
      .replace(new RegExp(ENTRY, 'g'), ' ')
      .replace(new RegExp(LIMIT, 'g'), ' ')
      .replace(ENTRY_PHRASING, ' '),
  );
  return subject === '' ? null : subject;
}

function asksEntry(plain: string): boolean {
  return ENTRY.test(plain) && LIMIT.test(plain) && !/\bcriteri/.test(plain) && !NO_CRITERION.test(plain);
}

/** `A candidate had a heart attack five months ago`: up to a word that goes on with the story. */
const HAS =
  /\b(?:had|has|have|having|with|diagnosed with|history of) (?:an? |the |his |her |their )?(?!(?:been|just|had|to)\b)((?:\p{L}[\p{L}-]*)(?: (?!(?:and|or|but|in|on|at|to|that|which|who|with|from|after|before|since|for|is|was|has|had|again|now|this|last|it|so|removed|treated|ago|two|three|four|five|six|seven|eight|nine|ten|a|an|the|about|some|several|many|one)\b)\p{L}[\p{L}-]*){0,3})/u;

/** The same of a story that ends by asking it: `He had a heart attack in May. Does that exclude him?` */
export function entryInStory(plain: string): string | null {
  const last = questionsAsked(plain).at(-1);
  if (last === undefined || !asksEntry(last)) return null;
  return HAS.exec(plain)?.[1] ?? null;
}
