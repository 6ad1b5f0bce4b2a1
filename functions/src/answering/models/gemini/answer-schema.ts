/** All properties are required and written in this order. */
export function ordered(properties: Record<string, object>): object {
  const names = Object.keys(properties);
  return { type: 'object', properties, required: names, propertyOrdering: names };
}

/** Numbers of lines. */
export const EVIDENCE = { type: 'array', items: { type: 'integer' } };

/**
 * Evidence comes before the sentence, and the answer before how sure it is, so that each is written in view of the
 * other.
 */
export const ANSWER_SCHEMA = ordered({
  evidence: EVIDENCE,
  answerable: { type: 'boolean' },
  sentences: { type: 'array', items: ordered({ evidence: EVIDENCE, text: { type: 'string' } }) },
  confidence: { type: 'string', enum: ['high', 'medium', 'low'] },
});
