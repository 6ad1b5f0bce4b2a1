import { studyFields, type StudyField } from '../../ingestion/facts/study-fields.ts';
import { phraseOf, termsOf } from '../text/terms.ts';
import { readTable } from './lexicon/read-table.ts';

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

/** A question that shares less with a wording than this is not recognised. Set by leaving wordings out. */
const ALIKE = 0.6;

interface Wording {
  field: string;
  terms: string[];
}

interface Wordings {
  all: Wording[];
  /** How much a term says about which field is asked for. */
  weightOf: (term: string) => number;
  isKnown: (term: string) => boolean;
}

/** Read with the first question that no pattern recognises. */
let wordings: Wordings | undefined;
let same: ReadonlyMap<string, string> | undefined;

/**
 * The field that a question asks for in everyday words: that of the wording it has most in common with. Null when that is
 * too little, or when the question also speaks of something that no wording does and is therefore narrower than a field.
 */
export function fieldByWording(question: string): StudyField | null {
  wordings ??= readWordings();
  const { all, weightOf, isKnown } = wordings;
  const asked = termsOfWording(question);
  const terms = asked.filter(isKnown);
  if (terms.length === 0 || asked.some((term) => !isKnown(term) && termsOf(term).length > 0)) return null;
  const weigh = (some: readonly string[]) => some.reduce((sum, term) => sum + weightOf(term), 0);
  let best = { field: '', likeness: 0 };
  for (const { field, terms: worded } of all) {
    const both = worded.filter((term) => terms.includes(term));
    const likeness = (2 * weigh(both)) / (weigh(terms) + weigh(worded));
    if (likeness > best.likeness) best = { field, likeness };
  }
  if (best.likeness < ALIKE) return null;
  const field = studyFields().find(({ key }) => key === best.field);
  return field && !field.unless?.test(question) ? field : null;
}

function readWordings(): Wordings {
  const all = readTable('field-wordings', 2).flatMap(([field = '', questions = '']) =>
    questions.split('|').map((question): Wording => ({ field, terms: termsOfWording(question) })),
  );
  const fieldsOf = new Map<string, Set<string>>();
  for (const { field, terms } of all)
    for (const term of terms) fieldsOf.set(term, (fieldsOf.get(term) ?? new Set()).add(field));
  const fields = studyFields().length;
  return {
    all,
    weightOf: (term) => Math.log(1 + fields / Math.max(1, fieldsOf.get(term)?.size ?? 0)),
    isKnown: (term) => fieldsOf.has(term),
  };
}

/** Small words are kept: `who`, `how long` and `when` ask for different things. */
function termsOfWording(question: string): string[] {
  same ??= new Map(
    SAME.flatMap((group) => {
      const [first = '', ...others] = phraseOf(group);
      return [first, ...others].map((term): [string, string] => [term, first]);
    }),
  );
  const spelledOut = question
    .replace(/\b(what|who|when|where|how)['’]s\b/giu, '$1 is')
    .replace(/\bcan['’]?t\b/giu, 'cannot');
  return [...new Set(phraseOf(spelledOut).map((term) => same?.get(term) ?? term))];
}
