import { withoutSeparators } from '@trialdesk/contract/quantities';
import { scopePassage, type ScopeDocument } from '../../retrieval/scope.ts';
import { sentencesOf } from '../../text/sentences.ts';
import type { ChosenSentence } from './chosen-sentence.ts';

const KG = String.raw`(\d{1,3}(?:\.\d+)?)\s?(?:kg|kilos?|kilograms?)\b(?!\s?\/)`;

const ASKED = new RegExp(String.raw`\b${KG}`, 'giu');
const ASKS_DOSE =
  /\b(?:dos(?:e[ds]?|age|ing)|how much (?!blood)|vials?|syringes?|tablets?|capsules?|volume|draw up|infuse|inject|give)\b/iu;

/** What is given at a weight; not `6 mg/kg`. */
const AMOUNT = /\b\d[\d.]*\s?(?:mg|mcg|µg|μg|g|mL|IU|units?|vials?|tablets?|capsules?|syringes?)\b(?!\s?\/)/iu;

const BOUND = new RegExp(
  String.raw`([<≤>≥]|\b(?:less than|under|below|lighter than|up to|at most|more than|greater than|over|above|heavier than|at least|from))\s*${KG}`,
  'giu',
);
const BOUND_AFTER = new RegExp(
  String.raw`${KG}\s+(?:or|and)\s+(less|under|below|lighter|more|over|above|heavier)\b`,
  'giu',
);
const SPAN = new RegExp(String.raw`\b(\d{1,3}(?:\.\d+)?)(?:\s?kg)?\s*(?:to|-|–)\s*([<≤]?)\s*${KG}`, 'giu');
const TOP = /^(?:[<≤]|less|under|below|lighter|up|at most)/iu;
const STRICT = /^(?:[<>]|less|under|below|lighter|more|greater|over|above|heavier)/iu;

/** A row for one weight. */
const ROW = new RegExp(String.raw`^\s*${KG}(?!\s+(?:or|and)\s)`, 'iu');

/**
 * What is given at the weight that a question on the dose names: the rows and sentences with amounts for it, or for a range that
 * it is in. Null when there are none, or the question names no weight or several.
 */
export function weightAnswer(
  question: string,
  documents: readonly ScopeDocument[],
  most: number,
): ChosenSentence[] | null {
  const [weight, ...others] = [...question.matchAll(ASKED)].map(([, number]) => Number(number));
  if (weight === undefined || others.length > 0 || !ASKS_DOSE.test(question)) return null;
  const stated = documents.flatMap((document) =>
    document.file.passages
      .filter(({ kind, context }) => kind !== 'heading' && !context.history)
      .flatMap((passage) => {
        const lines = sentencesOf(passage).filter((line) => AMOUNT.test(line) && isFor(line, weight));
        return lines.map((sentence) => ({ found: scopePassage(document, passage), sentence }));
      }),
  );
  return stated.length > 0 ? stated.slice(0, most) : null;
}

/** Whether a line gives its amounts for the weight, all of them or those of one clause. */
function isFor(line: string, weight: number): boolean {
  const plain = withoutSeparators(line.normalize('NFKC')).replace(/<\s?=/g, '≤').replace(/>\s?=/g, '≥');
  const row = ROW.exec(plain);
  if (row) return Number(row[1]) === weight;
  return plain.split(/[;\n]/).some((clause) => isWithin(clause, weight));
}

/** `> 55 kg and ≤ 85 kg` */
function isWithin(clause: string, weight: number): boolean {
  const bounds = [
    ...[...clause.matchAll(BOUND)].map(([, word = '', at]) => holds(weight, Number(at), word)),
    ...[...clause.matchAll(BOUND_AFTER)].map(([, at, word = '']) =>
      holds(weight, Number(at), TOP.test(word) ? '≤' : '≥'),
    ),
    ...[...clause.matchAll(SPAN)].map(
      ([, from, sign, to]) => holds(weight, Number(from), '≥') && holds(weight, Number(to), sign === '<' ? '<' : '≤'),
    ),
  ];
  return bounds.length > 0 && bounds.every(Boolean);
}

function holds(weight: number, at: number, word: string): boolean {
  if (weight === at) return !STRICT.test(word);
  return TOP.test(word) ? weight < at : weight > at;
}
