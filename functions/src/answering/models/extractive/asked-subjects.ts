import { promptContext } from '../../../ingestion/passages/render-context.ts';
import type { ChosenSentence } from './chosen-sentence.ts';

/**
 * What some questions are about, and the words of which an answer has one, whatever else speaks for it. Only subjects
 * that protocols have few words for.
 */
const SUBJECTS: { asks: RegExp; speaks: RegExp }[] = [
  {
    asks: /\b(?:food|meals?|empty stomach|fasting|fasted|to fast|breakfast|eat(?:s|ing)?)\b/i,
    speaks: /\b(?:food|meals?|fast(?:s|ing|ed)?|breakfast|lunch|empty stomach|diet\w*|eat(?:s|ing|en)?|fed|NPO)\b/i,
  },
  { asks: /\b(?:alcohol|beer|wine)\b/i, speaks: /\b(?:alcohol\w*|ethanol|beer|wine)\b/i },
  { asks: /\bneedle (?:gauge|size)|\bgauge\b/i, speaks: /\bgauge\b|\b\d\d ?-?G\b/i },
  {
    asks: /\b(?:which|what)(?: kind of| type of| colou?r(?:ed)?)? tubes?\b/i,
    speaks: /\b(?:tubes?|EDTA|heparin|citrate|vacutainers?)\b/i,
  },
  { asks: /\bfilters?\b/i, speaks: /\bfilter/i },
  { asks: /\b(?:donat\w+|give|gave|giving) blood\b|\bblood donat/i, speaks: /\bdonat/i },
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

function inPlace({ sentence, found: { passage } }: ChosenSentence): string {
  return [sentence, promptContext(passage.context), passage.section.at(-1) ?? ''].join('\n');
}
