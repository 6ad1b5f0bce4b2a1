import type { ModelSentence, RejectedSentence } from '../draft-model.ts';
import { EVIDENCE, ordered } from './answer-schema.ts';
import type { Citable } from './citable-lines.ts';
import { escape, tag } from './fence.ts';
import { isRecord, readObject, readSentence } from './parse-answer.ts';

export const REPAIR_SCHEMA = ordered({
  sentences: {
    type: 'array',
    items: ordered({ replaces: { type: 'integer' }, evidence: EVIDENCE, text: { type: 'string' } }),
  },
});

/** Follows the task. */
export function writeRepair(rejected: readonly RejectedSentence[]): string {
  return [
    'You have answered it. A check rejected these sentences of your answer:',
    ...rejected.map((sentence) =>
      tag(`rejected id="${sentence.at + 1}"`, `${tag('text', escape(sentence.text))}\n${tag('why', why(sentence))}`),
    ),
    'Write each again so that the check accepts it, with the number of the one that it replaces. Leave out what the lines do not state.',
  ].join('\n');
}

function why(rejection: RejectedSentence): string {
  switch (rejection.reason) {
    case 'unproved':
      return 'It cites no line of the documents that states it.';
    case 'history':
      return 'The lines it cites describe an earlier version or what was changed. Cite the rule as it is now.';
    case 'negation':
      return 'It denies what the lines it cites affirm, or affirms what they deny.';
    case 'values':
      return `These values are in none of the lines it cites: ${escape(rejection.values.join('; '))}.`;
  }
}

/** By the position of the sentence replaced; null for any other shape. */
export function parseRepair(
  json: string,
  { rejected, citable }: { rejected: readonly RejectedSentence[]; citable: Citable },
): Map<number, ModelSentence> | null {
  const sentences = readObject(json)?.sentences;
  if (!Array.isArray(sentences)) return null;
  return new Map(
    sentences.flatMap((value: unknown): [number, ModelSentence][] => {
      const replaced = isRecord(value) ? rejected.find(({ at }) => at + 1 === Number(value.replaces)) : undefined;
      const sentence = replaced && readSentence(value, citable);
      return replaced && sentence ? [[replaced.at, sentence]] : [];
    }),
  );
}
