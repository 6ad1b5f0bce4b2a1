import type { ModelFact, SoughtField } from '../draft-model.ts';
import { EVIDENCE, ordered } from './answer-schema.ts';
import type { CitableLine } from './citable-lines.ts';
import { escape, tag } from './fence.ts';
import { isRecord, readEvidence, readObject } from './parse-answer.ts';
import { DATA_RULE, DOCUMENT_FORMAT } from './prompt.ts';

export const FACTS_INSTRUCTION = `You find what a clinical trial's document states about fields that every protocol has. The fields are named as in the ICH M11 template.

${DOCUMENT_FORMAT}

- For each field that the document states, give the numbers of the lines that state it, as few as do; for a list the number of each item.
- Leave out a field that the document does not state. Lines about the same subject are not a statement. A missing field is better than a wrong one.
- Rely strictly on the lines; bring in nothing that you know of other trials, and do not compute.

${DATA_RULE}`;

export const FACTS_SCHEMA = ordered({
  facts: { type: 'array', items: ordered({ field: { type: 'string' }, evidence: EVIDENCE }) },
});

export function writeFields(fields: readonly SoughtField[]): string {
  const list = fields.map(({ key, name }) => tag(`field id="${key}"`, escape(name)));
  return ['Find these fields in the document above:', ...list].join('\n');
}

/** Leaves out fields that were not asked for; null for any other shape. */
export function parseFacts(
  json: string,
  { fields, lines }: { fields: readonly SoughtField[]; lines: readonly CitableLine[] },
): ModelFact[] | null {
  const facts = readObject(json)?.facts;
  if (!Array.isArray(facts)) return null;
  return facts.flatMap((fact: unknown): ModelFact[] => {
    if (!isRecord(fact) || !Array.isArray(fact.evidence)) return [];
    const field = fields.find(({ key }) => key === fact.field);
    return field ? [{ field: field.key, quotes: readEvidence(fact.evidence, lines) }] : [];
  });
}
