import { studyFields } from '../ingestion/facts/study-fields.ts';

/** Where a title names a field: `Phase 3`, `Patients with Gout`. */
const PARTS: Record<string, RegExp> = {
  phase: /\bphase[:\s]*(?:[0-4][ab]?|I{1,3}V?[ab]?|IV)(?:\s*\/\s*(?:phase\s*)?(?:[0-4][ab]?|I{1,3}[ab]?))?\b/iu,
  indication:
    /(?<=\b(?:in|for|of)\s+)(?!combination)(?:[\p{L}-]+\s+){0,4}(?:patients?|subjects?|participants?|adults?|adolescents?|children|men|women|people|individuals|volunteers)\b.*|\b(?:treatment|prevention|management)\s+of\b.*/isu,
  design:
    /(?:\b(?:multi-?\s?cent(?:er|re)|multinational|international|prospective|randomi[sz]ed|open[\s-]+label|(?:double|single|triple|observer)[\s-]+blind(?:ed)?|placebo[\s-]+controlled|active[\s-]+controlled|controlled|parallel(?:[\s-]+group)?|single[\s-]+arm|cross-?over|dose[\s-]+(?:escalation|finding|ranging)|non-?randomi[sz]ed|adaptive)\b,?\s*(?:and\s+)?){1,9}(?:clinical\s+)?(?:study|trial)?/iu,
  imp: /(?<=\b(?:of|with)\s+(?:the\s+)?)(?!the\b|safety|efficacy)[^,;]{3,80}?(?=\s+(?:in|versus|vs|compared|for|plus|as|on|administered|induction|treatment|therapy)\b)/iu,
};

/** A row of the field's own, however long. */
const ROW =
  /^(?:(?:study|trial|clinical|overall|development|target|medical)\s+)*(?:phase|design|methodology|indication|condition|disease|diagnosis|investigational|test|drug|treatment|intervention|product|imp)\b/iu;

/** The part of a title that states another field, verbatim; null without one. Other text is kept whole. */
export function titlePart(field: string, text: string): string | null {
  const part = PARTS[field];
  if (!part || ROW.test(text) || !isTitle(text)) return text;
  return part.exec(text)?.[0].trim() ?? null;
}

function isTitle(text: string): boolean {
  return studyFields().some(({ key, label }) => key === 'title' && label?.test(text.normalize('NFKC')));
}
