import { promptContext } from '../../../ingestion/passages/render-context.ts';
import type { Candidate } from './candidates.ts';
import type { ChosenSentence } from './chosen-sentence.ts';

interface Subject {
  asks: RegExp;
  speaks: RegExp;
  /** Of sentences that may answer, those with these words come first; absent where it is those of `speaks`. */
  prefers?: RegExp;
  /** Whether a sentence with one of these words is about nothing else. */
  isOnly?: true;
}

/**
 * What some questions are about, and the words of which an answer has one, whatever else speaks for it. Only subjects
 * that protocols have few words for.
 */
const SUBJECTS: Subject[] = [
  {
    asks: /\bfast(?:ing|ed)?\b[^?]*\b(?:blood|labs?|sampl\w*|lipids?|glucose)\b|\b(?:blood|labs?|sampl\w*|lipids?|glucose)\b[^?]*\bfast(?:ing|ed)?\b/i,
    speaks:
      /^(?=.*\b(?:fast(?:s|ing|ed)?|fasting state)\b)(?=.*\b(?:blood|labs?|laborator\w*|sampl\w*|serum|chemistry|lipids?|glucose|drawn|visits?)\b)/is,
    isOnly: true,
  },
  {
    asks: /\b(?:foods|drinks|beverages|juices?)\b[^?]*\b(?:forbidden|avoid\w*|restrict\w*|prohibited|not)\b|\b(?:avoid (?:eating|drinking)|not (?:eat|drink))\b/i,
    speaks:
      /\bgrapefruit|\bSeville|\bpomelo|\balcohol|\bcaffein|\bxanthine|\bjuices?\b|\b(?:normal|usual|dietary|no specific) (?:diet|restrictions?|or activity)|\bdiet(?:ary|s)?\b|\bfood (?:items|restrictions?|and)\b/i,
  },
  {
    asks: /^(?!.*\b(?:blood|labs?|sampl\w*|lipids?|glucose)\b)(?!.*\b(?:foods|drinks|beverages)\b).*\b(?:food|meals?|empty stomach|fasting|fasted|to fast|breakfast|eat(?:s|ing)?(?! (?:and drinking|normally|well|fine|ok)))\b/is,
    speaks: /\b(?:food|meals?|fast(?:s|ing|ed)?|breakfast|lunch|empty stomach|diet\w*|eat(?:s|ing|en)?|fed|NPO)\b/i,
  },
  { asks: /\b(?:alcohol|beer|wine)\b/i, speaks: /\b(?:alcohol\w*|ethanol|beer|wine)\b/i },
  { asks: /\bneedle (?:gauge|size)|\bgauge\b/i, speaks: /\bgauge\b|\b\d\d ?-?G\b/i, isOnly: true },
  {
    asks: /\b(?:which|what)(?: kind of| type of| colou?r(?:ed)?)? tubes?\b/i,
    speaks: /\b(?:tubes?|EDTA|heparin|citrate|vacutainers?)\b/i,
  },
  { asks: /\bpore size\b|\bmicrons?\b/i, speaks: /\bmicrons?\b|[µμ]m\b|\bpore/i },
  { asks: /\bfilters?\b/i, speaks: /\b(?:filters?|filtered|micron)\b/i, isOnly: true },
  {
    asks: /\b(?:donat\w+|give|gave|giving) blood\b|\bblood don(?:at|or)/i,
    speaks: /\bdonat\w*[^.;]{0,40}\bblood\b|\bblood[^.;]{0,40}\bdon(?:at|or)/i,
    isOnly: true,
  },
  { asks: /\bprobiotics?\b|\blactobacill|\bgood bacteria\b/i, speaks: /\bprobiotic/i, isOnly: true },
  {
    asks: /\bpatch(?:es)? (?:(?:just|has|have|had|that|keeps?) )*(?:fell|falls?|fallen|falling|came|comes?|coming|dropped|peel\w*) off\b|\bpatch(?:es)? (?:\w+ ){0,2}(?:unstuck|loose)\b/i,
    speaks:
      /\bpatch[^.;]{0,40}\b(?:detach|dislodge|loosen|fall|fell|come|came|peel)\w*|\bdetachment of (?:a|the) patch/i,
    isOnly: true,
  },
  { asks: /\bgrapefruit\b/i, speaks: /\bgrapefruit/i, isOnly: true },
  { asks: /\blatex\b/i, speaks: /\blatex\b|\bnatural rubber\b/i, isOnly: true },
  {
    asks: /\b(?:threw|throws?|throwing) (?:\w+ ){0,2}up\b|\bvomit(?:s|ed|ing)? (?:\w+ ){0,4}(?:dose|tablets?|capsules?|pills?|it|them)\b/i,
    speaks:
      /\bvomited (?:dos|tablet|capsule|pill)|\b(?:dos(?:e|es|ed|ing)|tablets?|capsules?|pills?)\b[^.;]{0,80}\bvomited\b|\b(?:vomit|emesis)[^.;]{0,80}\b(?:re-?dos|re-?tak|repeat|replac|ma[dk]e up|(?:dos(?:e|es|ed|ing)|tablets?|capsules?|pills?)\b(?! (?:reduc|interrupt|modif|level|delay|adjust)))/i,
    isOnly: true,
  },
  {
    asks: /\b(?:crush|chew|halv)(?:e|es|ed|ing)?\b/i,
    speaks: /\b(?:crush|chew|halv|split)\w*/i,
    isOnly: true,
  },
  {
    asks: /\b(?:sperm|semen|egg|oocyte)s? (?:bank|freez|stor|preserv|cryo)\w*|\b(?:bank|freez|stor|preserv)\w* (?:\w+ )?(?:sperm|semen|eggs|oocytes)\b/i,
    speaks:
      /\b(?:sperm|semen|oocytes?|eggs?)\b[^.;]{0,40}\b(?:bank|cryo|freez|stor|preserv)|\b(?:bank|cryo|freez|stor|preserv)\w*[^.;]{0,40}\b(?:sperm|semen|oocytes?|eggs?)\b|\bfertility preserv/i,
    isOnly: true,
  },
  {
    asks: /\b(?:contracepti\w*|birth control)\b[^?]*\b(?:men|man|males?)\b|\b(?:men|man|males?)\b[^?]*\b(?:contracepti|birth control)/i,
    // What is said of women alone is no answer.
    speaks: /\b(?:men|man|males?|condoms?|sperm)\b|^(?!.*\b(?:wom[ae]n|females?)\b)/is,
    prefers: /\b(?:men|man|males?|condoms?|sperm)\b/i,
  },
  { asks: /\bvaccin|\bflu (?:shot|jab)\b/i, speaks: /\bvaccin|\bimmuni[sz]/i },
  { asks: /\b(?:to|may|can|could|(?:s?he|they)) drive\b|\bdriving\b/i, speaks: /\bdriv(?:e|es|ing)\b|\bmachine/i },
  { asks: /\bbreast-?feed|\bnursing (?:mother|wom)/i, speaks: /\bbreast-?(?:feed|fed)|\blactat|\bnursing\b/i },
  {
    asks: /\blooks? like\b|\b(?:what|which) colou?r\b/i,
    speaks:
      /\b(?:white|yellow\w*|green|blue|red|pink|orange|brown\w*|gr[ae]y|purple|beige|clear|colou?r\w*|round|oval|oblong|diamond|identical|appearance|opalescent|opaque)\b/i,
  },
];

/** Whether some sentence, in its place, speaks of each subject that the question is known to be about. */
export function speaksOfSubjects(question: string, sentences: readonly ChosenSentence[]): boolean {
  return SUBJECTS.every(
    ({ asks, speaks }) => !asks.test(question) || sentences.some((one) => speaks.test(inPlace(one))),
  );
}

/** Whether a sentence is on whom or what the question asks about, among those that may answer it. */
export function isPreferred(question: string, sentence: string): boolean {
  return SUBJECTS.some(({ asks, speaks, prefers = speaks }) => prefers.test(sentence) && asks.test(question));
}

/** The best sentences on the only subject of a question; null when it has none or nothing speaks of it. */
export function subjectAnswer(question: string, candidates: readonly Candidate[], most: number): Candidate[] | null {
  const asked = SUBJECTS.filter(({ asks }) => asks.test(question));
  const [subject] = asked;
  if (!subject?.isOnly || asked.length > 1) return null;
  const found = candidates.filter(({ sentence }) => subject.speaks.test(sentence));
  return found.length > 0 ? found.slice(0, most) : null;
}

function inPlace({ sentence, found: { passage } }: ChosenSentence): string {
  return [sentence, promptContext(passage.context), passage.section.at(-1) ?? ''].join('\n');
}
