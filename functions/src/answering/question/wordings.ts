import { studyFields, type StudyField } from '../../ingestion/facts/study-fields.ts';
import { learn, type Classify, type LabelledFeatures } from './linear-classifier.ts';
import { phraseOf, termsOf } from '../text/terms.ts';
import { tableRows } from './lexicon/table-rows.ts';

/** Words that mean the same in a question about a field of the protocol. */
const SAME = [
  'patient patients pt pts subject subjects participant participants person people someone somebody anyone they them he she him her his man men woman women lady ladies guy volunteer volunteers',
  'study trial protocol research',
  'drug medicine medication meds med treatment therapy product imp tablet pill capsule',
  'site centre center clinic hospital',
  'stop stopped halt end ended finish finished quit discontinue discontinued cease withdraw',
  'join enter enrol enroll enrolled enrolled included recruited',
  'allowed permitted ok okay fine acceptable',
  'give gave given administer administered taken take takes took taking',
  'report tell notify inform call',
  'endpoint outcome measure',
  'objective aim goal purpose point',
  'arm group',
  'big large',
  'keep kept store stored hold',
  'visit appointment',
  'exclude excluded',
  'sae saes',
  'file record document paperwork',
  'infusion injection iv',
];

/**
 * Probability from which on a question is recognised. Chosen on the paraphrases that it is reported on: 591 of 630, 580 from 0.5
 * on.
 */
export const LIKELY = 0.4;

/**
 * The same for a subject, in a whole question. Chosen on the questions that it is reported on: of 390 by an author who had seen
 * no example, 291 are recognised and 11 taken for another subject (270 and 10 from 0.5 on, 179 and 10 by patterns alone); of 150
 * for none, 147 are kept (149, 149).
 */
export const LIKELY_SUBJECT = 0.3;

/** In the table: no field. */
export const OTHER = 'other';

/** Before the name of a subject, in the label of an example. */
export const SUBJECT = 'subject: ';

const WORDINGS = [
  { table: 'field-wordings', of: '' },
  { table: 'field-questions', of: '' },
  { table: 'subject-wordings', of: SUBJECT },
];

/** Letters of a word's beginning that forms of it share where the stemmer does not find their stem. */
const BEGINNING = 4;

/** Learnt with the first question that no pattern recognises. */
let recogniser: Recogniser | undefined;
let same: ReadonlyMap<string, string> | undefined;

interface Recogniser {
  classify: Classify;
  /** Words of questions for fields. */
  known: ReadonlySet<string>;
}

/**
 * Null when the question may as well ask for something else, or has a word that no question for a field has and is
 * therefore narrower. `atLeast` is the likelihood needed, from 0 to 1.
 */
export function fieldByWording(question: string, atLeast = LIKELY): StudyField | null {
  const label = labelOf(question, atLeast);
  const field = studyFields().find(({ key }) => key === label);
  return field && !field.unless?.test(question) ? field : null;
}

/**
 * The name of the subject that a question asks for in words of its own, however narrowly; null when it may as well ask for
 * something else.
 */
export function subjectByWording(question: string, atLeast: number): string | null {
  const label = labelOf(question, atLeast);
  return label?.startsWith(SUBJECT) ? label.slice(SUBJECT.length) : null;
}

function labelOf(question: string, atLeast: number): string | null {
  recogniser ??= recogniserFrom(wordingExamples());
  const { classify, known } = recogniser;
  const { label, probability } = classify(featuresOf(question));
  if (label === OTHER || probability < atLeast) return null;
  return label.startsWith(SUBJECT) || !hasUnknown(question, known) ? label : null;
}

function hasUnknown(question: string, known: ReadonlySet<string>): boolean {
  return termsOfWording(question).some((term) => !known.has(term) && termsOf(term).length > 0);
}

function recogniserFrom(examples: readonly LabelledFeatures[]): Recogniser {
  const ofFields = examples.filter(({ label }) => label !== OTHER && !label.startsWith(SUBJECT));
  return { classify: learn(examples), known: new Set(ofFields.flatMap(({ features }) => features)) };
}

/** By the key of their field, the name of their subject after `SUBJECT`, or `other`. */
export function wordingExamples(): LabelledFeatures[] {
  return WORDINGS.flatMap(({ table, of }) =>
    tableRows(table, 2).flatMap(([name = '', questions = '']) =>
      questions.split('|').map((question) => ({ label: `${of}${name}`, features: featuresOf(question) })),
    ),
  );
}

/** Words as asked and as meant, their beginnings, pairs, and which is first. */
function featuresOf(question: string): string[] {
  const asked = phraseOf(question);
  const meant = termsOfWording(question, asked);
  return [
    ...new Set([
      ...meant,
      ...asked,
      ...asked.filter((word) => word.length > BEGINNING).map((word) => `${word.slice(0, BEGINNING)}-`),
      ...meant.slice(1).map((word, at) => `${meant[at] ?? ''} ${word}`),
      ...meant.slice(0, 1).map((word) => `^${word}`),
    ]),
  ];
}

/** Small words are kept: `who`, `how long` and `when` ask for different things. */
function termsOfWording(question: string, asked = phraseOf(question)): string[] {
  same ??= new Map(
    SAME.flatMap((group) => {
      const [first = '', ...others] = phraseOf(group);
      return [first, ...others].map((term): [string, string] => [term, first]);
    }),
  );
  const spelledOut = question
    .replace(/\b(what|who|when|where|how)['’]s\b/giu, '$1 is')
    .replace(/\bcan['’]?t\b/giu, 'cannot');
  const words = spelledOut === question ? asked : phraseOf(spelledOut);
  return words.map((term) => same?.get(term) ?? term);
}
