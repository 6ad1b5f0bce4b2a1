import { studyFields, type StudyField } from '../../ingestion/facts/study-fields.ts';
import { termsOf } from '../text/terms.ts';
import { entryAsked, entryInStory } from './asks-entry.ts';
import { medicineAsked, medicineInStory } from './asks-leave.ts';
import { definitionAsked } from './definition.ts';
import { eventIn } from './event-in.ts';
import { belongsToField } from './field-words.ts';
import { fieldByWording } from './wordings.ts';
import { endsOf, partsOf, questionsAsked, questionsOnly } from './parts.ts';
import type { Medicine, QuestionForm } from './question.ts';
import { answeringSubjects, subjectsOfRest } from './subjects.ts';
import { occasionForms, offVisitForms, visitForms } from './visit-forms.ts';

/** Longer questions describe a situation, which decides the answer. Chosen with the plain and the situational questions. */
const LONGEST_PLAIN = { words: 18, characters: 200 };

/** In words: why a visit is not held as planned does not change what the protocol says of it. Set by hand. */
const LONGEST_ON_VISIT = 40;

/** Probability from which on the field that a question resembles is read beside other forms. Set by hand. */
const BESIDE_OTHERS = 0.7;

/**
 * Probability from which on it is read instead of what patterns recognise. Of 311 questions of the paraphrases that
 * patterns recognise, 6 of the 10 wrongly recognised ones become right, and none of the others wrong.
 */
const SURE = 0.9;

/** The readings of a question, most specific first; empty when it is a situational one without a known event. */
export function formsOf(question: string): QuestionForm[] {
  const forms = plainForms(question);
  const isOnOther =
    forms.some(({ kind, part }) => kind === 'medicine' || part !== undefined) ||
    entryAsked(question.toLowerCase()) !== null;
  const event = isOnOther ? null : eventIn(question, forms.length > 0);
  return event ? [...forms, { kind: 'event', field: event }] : forms;
}

function plainForms(question: string): QuestionForm[] {
  const whole = readingsOf(question);
  if (whole.length === 0) return questionsOnly(question).flatMap(inPart);
  if (whole.some(({ kind }) => kind === 'off-visit')) return whole;
  const beside = besideSubjects(question);
  if (beside.length > 0) return beside;
  for (const parts of partsOf(question)) {
    const named = parts.flatMap(inPart);
    if (named.length === parts.length && new Set(named.map(nameOf)).size > 1) return named;
    const isSplit = parts.every((part) => question.includes(part)) && isRestOnSubject(question, parts, named);
    if (isSplit && named.some((form) => namedIn(whole).includes(nameOf(form)))) return named;
    const [only] = named;
    if (whole.some(namesWhatItAsks) || only?.kind !== 'field') continue;
    if (belongs(question, only.field)) return readingsOf(only.part);
    if (FOR_EVERY_PATIENT.has(only.field.key)) return [only];
  }
  return whole;
}

/** Means something only after what the question said before: `and for how long?` */
const ELLIPTIC =
  /^\W*(?:(?:and|for|to|at|by|until) )*(?:how (?:long|many|much|often)|when|where|why|which|what|who)\W*$/iu;

/** The fields that some of several questions ask for, when all others are about subjects; else none. */
function besideSubjects(question: string): QuestionForm[] {
  const parts = questionsOnly(question);
  const isNamed = (part: string) => inPart(part).some((form) => form.kind !== 'field' || form.isLikely !== true);
  const others = parts.filter((part) => isNamed(part) || answeringSubjects(part).length === 0);
  const named = others.filter((part) => !ELLIPTIC.test(part)).flatMap(inPart);
  return named.length === others.length && others.length < parts.length ? named : [];
}

/** What a part of a question asks for by name. */
function inPart(part: string): (QuestionForm & { part: string })[] {
  const form = readingsOf(part).find(namesWhatItAsks);
  return form ? [{ ...form, part }] : [];
}

/** Whether everything that a question says belongs to asking for a field. */
function belongs(question: string, field: StudyField): boolean {
  return termsOf(question).every((term) => belongsToField(field, term));
}

function namesWhatItAsks({ kind }: QuestionForm): boolean {
  return kind === 'field' || kind === 'medicine';
}

/** Whether what the question asks besides the named parts is about a subject. */
function isRestOnSubject(question: string, parts: readonly string[], named: readonly { part: string }[]): boolean {
  const ofNamed = named.map(({ part }) => part);
  const rest = parts.filter((part) => !ofNamed.includes(part) && questionsAsked(part).length > 0);
  return rest.some((part) => subjectsOfRest(part, { question, parts: ofNamed }).length > 0);
}

function namedIn(forms: readonly QuestionForm[]): string[] {
  return forms.filter(namesWhatItAsks).map(nameOf);
}

function nameOf(form: QuestionForm): string {
  if (form.kind === 'field') return form.field.key;
  return form.kind === 'medicine' ? form.medicine.name : form.kind;
}

function readingsOf(question: string): QuestionForm[] {
  const plain = question
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/\b(what|who|when|where|how)'s\b/g, '$1 is');
  const words = plain.match(/\p{L}+/gu) ?? [];
  if (plain.length > LONGEST_PLAIN.characters || words.length > LONGEST_PLAIN.words)
    return [...(words.length <= LONGEST_ON_VISIT ? storyForms(plain) : []), ...gradeForms(plain)];
  const forms = [
    ...medicineForms(medicineAsked(plain)),
    ...sectionForms(plain),
    ...visitForms(plain),
    ...offVisitForms(plain),
    ...eligibilityForms(entryAsked(plain)),
    ...surelyMeant(question, fieldForms(plain)),
    ...occasionForms(plain),
  ];
  const defined = forms.length > 0 ? null : definitionAsked(plain);
  const definitions: QuestionForm[] = defined === null ? [] : [{ kind: 'definition', subject: defined }];
  const isNamed = defined !== null || forms.some(namesWhatItAsks);
  const worded = isNamed ? null : fieldByWording(question, forms.length > 0 ? BESIDE_OTHERS : undefined);
  const level = LEVEL.exec(plain)?.[0];
  const cell: QuestionForm = { kind: 'cell', ...(level !== undefined && { level }) };
  const others: QuestionForm[] = forms.length > 0 ? [] : [...definitions, { kind: 'section' }];
  const cells = forms.length > 0 && level === undefined ? [] : [cell];
  const recognised: QuestionForm[] = worded ? [{ kind: 'field', field: worded, isLikely: true }] : [];
  return [...forms, ...recognised, ...others, ...cells, { kind: 'direct' }];
}

/**
 * Fields whose answer is the same for every patient, so that a story or another question beside them changes nothing. What dose a
 * patient takes, say, depends on the story.
 */
const FOR_EVERY_PATIENT: ReadonlySet<string> = new Set(
  `accountability ae_collection analysis_sets archiving blinding committee compliance end_of_study interim missed_dose power
    primary_endpoint replacement rescreening sae_reporting sample_retention screening_period stratification windows`.match(
    /\w+/g,
  ),
);

/** What a description of a patient ends by asking. */
function storyForms(plain: string): QuestionForm[] {
  const late = offVisitForms(plain);
  const fields = late.length > 0 ? [] : fieldsAsked(plain);
  return [...late, ...medicineForms(medicineInStory(plain)), ...eligibilityForms(entryInStory(plain)), ...fields];
}

/** What is the same for every patient, of all that a story asks. */
function fieldsAsked(plain: string): QuestionForm[] {
  if (questionsOnly(plain).length > 1) return [];
  const ends = endsOf(plain);
  const ofEvery = (part: string) => fieldForms(part).filter(({ field }) => FOR_EVERY_PATIENT.has(field.key));
  const named = ends.flatMap((part) =>
    ofEvery(part).map((form) => ({ part, form: { ...form, isLikely: true as const } })),
  );
  const isApart = new Set(named.map(({ part }) => part)).size > 1 || isRestOnSubject(plain, ends, named);
  return named.map(({ part, form }) => (isApart ? { ...form, part } : form));
}

function eligibilityForms(subject: string | null): QuestionForm[] {
  return subject === null ? [] : [{ kind: 'eligibility', subject }];
}

function medicineForms(medicine: Medicine | null): QuestionForm[] {
  return medicine ? [{ kind: 'medicine', medicine }] : [];
}

/** What rows of dose and toxicity tables are named by. */
const LEVEL = /\bgrade [1-5]\b|\b(?:dose )?level [-−–]?\d\b/;

/** `a grade 2 infusion reaction`, up to a word that goes on with the story. */
const GRADED =
  /\b(grade [1-5])((?: (?!(?:and|or|but|in|on|at|to|that|which|with|from|after|since|for|is|was|has|had|again|yesterday|today|we|he|she|they|now|this|last|it|so)\b)\p{L}[\p{L}-]+){1,3})/gu;

/** What becomes of the drug after a graded event in a story. */
function gradeForms(plain: string): QuestionForm[] {
  const [first, ...others] = [...plain.matchAll(GRADED)];
  const level = first?.[1];
  if (!first || level === undefined || others.some(([, other]) => other !== level)) return [];
  return [{ kind: 'cell', level, part: first[0] }];
}

/** `section 8.4`, `chapter 5` */
const NUMBERED_SECTION = /(?:\b(?:section|chapter|sect\.?|sec\.?) ?|§ ?)(\d{1,2}(?:\.\d{1,2})*)\b/;

function sectionForms(plain: string): QuestionForm[] {
  const number = NUMBERED_SECTION.exec(plain)?.[1];
  return number === undefined ? [] : [{ kind: 'numbered-section', number }];
}

function fieldForms(plain: string): Extract<QuestionForm, { kind: 'field' }>[] {
  return studyFields().flatMap((field) =>
    field.asks.test(plain) && !field.unless?.test(plain) ? [{ kind: 'field', field }] : [],
  );
}

/** The fields that patterns recognise, or the one that the question far more likely asks for. */
function surelyMeant(question: string, fields: readonly QuestionForm[]): readonly QuestionForm[] {
  const likely = fields.length > 0 ? fieldByWording(question, SURE) : null;
  const isAmong = fields.some((form) => form.kind === 'field' && form.field.key === likely?.key);
  return likely && !isAmong ? [{ kind: 'field', field: likely, isLikely: true }] : fields;
}
