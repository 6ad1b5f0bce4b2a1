import { NUMBER_WORD_FORMS, unitForms } from '@trialdesk/contract/quantities';
import type { StudyField } from '../../../ingestion/facts/study-fields.ts';

interface Point {
  /** Absent for every question about the field. */
  asks?: RegExp;
  /** Words of the sentence that answers; of each of the sentences that answer together. */
  decides: RegExp | RegExp[];
  /** Such a sentence states the field without what statements of it hold otherwise, such as a number of days. */
  isStatement?: true;
}

const NUMBER = `(?:\\d+|\\b(?:${NUMBER_WORD_FORMS})\\b)(?: ?\\(\\d+\\))?`;
const TIME = `${NUMBER}[ -](?:${unitForms('day', 'week', 'month', 'year')})\\b`;

/**
 * What questions want to know of a field, and how the sentence that says it differs from others of the same sections,
 * which may share more words with the question. By keys of study fields.
 */
const POINTS: Record<string, Point | Point[]> = {
  arms: {
    asks: /\bhow many\b/i,
    decides: new RegExp(
      `(?:\\bsingle|${NUMBER})[ -](?:treatment |study |parallel |intervention |dose )*(?:arms?|groups?|cohorts?)\\b`,
      'i',
    ),
  },
  randomisation: {
    asks: /\bhow\b/i,
    decides:
      /\bI[WVX]RS\b|\bIxRS\b|\bIRT\b|\binteractive (?:\w+ )?(?:voice|web|response)|\bcomputer[- ]generated\b|\bpermuted\b|\bblocks?\b/i,
  },
  study_duration: [
    {
      asks: /\b(?:stay|remain|participa\w*|in the (?:study|trial)|in total)\b/i,
      decides:
        /\b(?:total|overall|maximum|planned|estimated|expected)\b[^.;]{0,40}\b(?:duration|participation)\b|\bduration of (?:the )?(?:study |trial )?participation\b/i,
      isStatement: true,
    },
    {
      asks: /\btreat(?:ment|ed)?\b|\bdosing\b|\bon (?:the )?(?:study )?(?:drug|medication)\b/i,
      decides:
        /\b(?:treat(?:ment|ed)?|study drug|administered|given|taken|continued?)\b[^.;]{0,160}\buntil\b[^.;]{0,60}\b(?:progress\w*|toxicity)\b/i,
      isStatement: true,
    },
  ],
  end_of_study: {
    decides:
      /\bend of (?:the )?(?:study|trial)\b[^.;]{0,40}\b(?:is defined|is the|occurs|will be reached)\b|\blast visit\b[^.;]{0,30}\blast (?:participant|patient|subject)\b|\blast (?:participant|patient|subject)\b[^.;]{0,40}\blast (?:study |scheduled )?visit\b/i,
  },
  dose_changes: [
    {
      asks: /(?:\b(?:can|may|could)\b|^\s*(?:is|are)\b)[^?]*\b(?:reduc|lower)/i,
      decides:
        /\b(?:dos(?:e|age|ing) (?:reduction|modification|adjustment)s?|reductions?)\b[^.;]{0,40}\b(?:is|are) (?:not )?(?:allowed|permitted)\b|\bno dos(?:e|age|ing) (?:reduction|modification|adjustment)/i,
    },
    {
      asks: /\b(?:levels?|steps?)\b|\bto (?:which|what) dose\b/i,
      decides:
        /^(?!.*\b(?:prednis|(?:cortico)?steroid)).*(?:\breduc\w*[^.;]{0,60}\d ?(?:mg|cm2|μg|mcg)\b|\d ?(?:mg|cm2|μg|mcg)\b[^.;]{0,40}\breduc)/is,
    },
  ],
  compliance: {
    decides:
      /\b(?:tablets?|capsules?|pills?|patch(?:es)?|doses?|kits?)\b[^.;]{0,60}\bcount(?:ed|ing|s)?\b|\b(?:pill|tablet|capsule|patch)[- ]counts?\b|\bcompliance\b[^.;]{0,60}\b(?:assess|verif|check|calculat|measur|determin)\w*/i,
  },
  unblinding: {
    asks: /\bwho\b/i,
    // An open-label study has nothing to break.
    decides:
      /\bnot applicable\b|\bno blinding\b|\bopen[- ]label (?:study|trial)\b|\binvestigators?\b[^.;]{0,60}\b(?:may|can|decides?)\b[^.;]{0,60}\b(?:break|unblind)|\ballow\w* the investigator to (?:break|unblind)|\bunblinding\b[^.;]{0,60}\bby the investigator\b/i,
    isStatement: true,
  },
  pregnancy: {
    asks: /\bwhat (?:do|should|must|happens)\b|\bif\b/i,
    decides: [
      /\bpregnan\w*[^.;]{0,160}\b(?:discontinu|stop|withdraw|permanently)\w*|\b(?:discontinu|stop)\w*[^.;]{0,120}\bpregnan/i,
      /\bpregnan\w*[^.;]{0,160}\b(?:report|notif)\w*|\b(?:report|notif)\w*[^.;]{0,120}\bpregnan/i,
    ],
  },
  ae_collection: {
    decides:
      /^(?=.*\b(?:\w{0,2}AEs?|adverse events?)\b).*\b(?:from|beginning|starting|commenc\w*)\b[^.]{0,200}\b(?:until|through|up to|to (?:the (?:end|last|final)|visit|\d))/is,
    isStatement: true,
  },
  sae_reporting: {
    asks: /\b(?:where|whom|who|address|fax|e-?mail)\b|\bhow do\b/i,
    decides:
      /^(?=.*\b(?:SAEs?|serious)\b)(?=.*\b(?:report|send|sent|submit|transmit|forward|enter)\w*).*(?:\b(?:by|via|through|using|into?|to) (?:[\w-]+ ){0,4}(?:fax|facsimile|e-?mail|electronic|EDC|hotline|portal|pharmacovigilance|(?:drug|patient|global) safety|safety (?:desk|department|office|unit))\b|\bfax numbers?\b|\bnotify (?:\w+ ){0,3}pharmacovigilance\b|\S@\S)/is,
    isStatement: true,
  },
  // Some leave the time to what the law requires.
  archiving: {
    asks: /^(?!.*\bhow many\b)/i,
    decides:
      /^(?=.*\b(?:records?|documents?|documentation|files?)\b)(?!.*\b(?:samples?|specimens?)\b).*\b(?:retain\w*|kept|keep|stored?|archiv\w*|maintain\w*)\b[^.;]{0,200}\b(?:according to|in accordance with|as required by)\b/is,
    isStatement: true,
  },
  blood_volume: { decides: /\b(?:total|maximum|overall|in all|altogether)\b/i },
  pk_times: { decides: /^(?:[^.;:]{0,60}[:.]? )?not applicable\b/i, isStatement: true },
  screening_period: {
    decides: new RegExp(
      `(?<!\\bfor )\\bscreening(?: (?:period|phase|process|procedures))? (?:will|should|must|is|are|up to|lasts?)\\b[^.;]{0,60}${TIME}`,
      'i',
    ),
  },
  rescreening: {
    asks: /\b(?:can|may|could|allowed|possible)\b/i,
    decides:
      /\b(?:may|can) (?:be )?re-?(?:screen|enrol)|\b(?:permitted|allowed) to (?:be )?re-?(?:screen|enrol)|\bre-?(?:screening|enrolment|enrollment) is (?:permitted|allowed|possible)\b/i,
  },
  lifestyle: {
    asks: /\b(?:foods?|drinks?|beverages?|juices?|eat)\b/i,
    decides: /\bgrapefruit|\bSeville|\bpomelo|\b(?:dietary|food) restrictions?\b|\b(?:normal|usual) diet\b/i,
  },
  power: {
    decides:
      /\d ?%[^.;]{0,40}\bpower\b|\bpower(?:ed)?\b[^.;]{0,20}\b(?:of|is|was|to|at|approximately|about|least)\b[^.;]{0,30}\d ?%|\bno formal\b|\bnot based on\b/i,
  },
  consent: {
    asks: /\bwho\b[^?]*\bsign/i,
    decides:
      /^(?=.*\b(?:consents?|ICF)\b).*(?:\bsign(?:ed|s)?\b[^.;]{0,60}\bby\b|\b(?:both|each|must|will|required to)\b[^.;]{0,80}\bsign\b)/is,
    isStatement: true,
  },
};

interface Asked {
  field: StudyField;
  question: string;
}

/** Of each thing that the question wants to know of the field, the first sentence that says it. */
export function decidingOf<T extends { sentence: string }>(candidates: readonly T[], asked: Asked): T[] {
  const found = pointsOf(asked)
    .flatMap((point) => point.decides)
    .flatMap((pattern) => candidates.find(({ sentence }) => pattern.test(sentence)) ?? []);
  return [...new Set(found)];
}

/** Whether a sentence states the field in a way of its own that the question asks for. */
export function statesPoint(sentence: string, asked: Asked): boolean {
  return pointsOf(asked).some(
    ({ decides, isStatement }) => isStatement && [decides].flat().some((pattern) => pattern.test(sentence)),
  );
}

function pointsOf({ field, question }: Asked): Point[] {
  return [POINTS[field.key] ?? []].flat().filter(({ asks }) => asks?.test(question) ?? true);
}
