import { isApparatus, isBackground } from '../../../ingestion/facts/section-role.ts';
import { sectionName } from '../../../ingestion/facts/section-name.ts';
import type { Passage } from '../../../ingestion/passages/passage.ts';
import { promptContext } from '../../../ingestion/passages/render-context.ts';
import {
  gradeOf,
  measuredValueIn,
  namesOther,
  namesQuantity,
  type MeasuredValue,
} from '../../question/measured-value.ts';
import { scopePassage, type ScopeDocument, type ScopePassage } from '../../retrieval/scope.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { acts, actsOnDrug, ASKS } from './action-answer.ts';
import type { ChosenSentence } from './chosen-sentence.ts';
import { includes, isClosed, isRequired, limitsIn } from './limits-in.ts';

/** In characters; of a longer text only the sentence with the limit is shown. */
const LONGEST = 900;

/** How protocols state what has to hold for the next dose. */
const REQUIRES =
  /\b(?:must|should|needs? to|required?|only if|unless|until|adequate|criteri\w+|prior to|before (?:each|every))\b/iu;

/** Of sections and tables that say when a dose is given. */
const ON_DOSING =
  /\b(?:dos(?:e|es|ing)|treatment|therapy|toxicit|modif|interrupt|withh|hold|cycle|retreat|infusion|study drug)/iu;

/** What is done at a value besides, or instead of, something with the drug. */
const FOLLOWS_UP =
  /\b(?:repeat(?:ed)?|re-?test(?:ed)?|re-?check(?:ed)?|re-?sampl(?:ed?|ing)|confirm(?:ed)?|notif(?:y|ied)|contact(?:ed)?|obtain(?:ed)?|consult(?:ed)?|monitor(?:ed)?|refer(?:red)?)\b/iu;

const ON_ENTRY = /\b(?:inclusion|exclusion|eligib|entry|enrol)/iu;

/** How questions ask whether a participant may join, of which criteria speak. */
const ASKS_ENTRY = /\b(?:eligib\w*|screen\w*|enrol\w*|randomi[sz]\w*|join|enter|include[sd]?|qualif\w*|criteri\w*)\b/iu;

/** Beside what questions ask once something has happened. */
const ASKS_DOSE =
  /\b(?:give|dose|treat|infuse) (?:the |this |that |his |her |their |next |today|him|her|them|it|now)|\b(?:give|dose|treat|infuse|proceed|go ahead)\b(?= ?\?|$)|\b(?:be|get) (?:given|dosed|treated|infused)\b|\b(?:stay|keep (?:him|her|them)) on\b|\bdos(?:e|ing)\b.*\?/iu;

interface LimitAnswer {
  sentences: ChosenSentence[];
  /** Whether the text names the quantity alone, with a limit. */
  isDirect: boolean;
}

/** By what a sentence or row says of the measured value; more is better. */
const FIT = { range: 4, limit: 3, requirement: 2, followUp: 1, grade: 0 };
const WITH_OTHER = 1.5;

/**
 * What becomes of the study drug at the value that was measured: the sentences and rows with limits that it is within, else
 * with a requirement that it does not meet, else what else is done at such a value, else those on its grade. Null when nothing says so, or the question has no
 * value or asks for something else.
 */
export function limitAnswer(question: string, documents: readonly ScopeDocument[], most: number): LimitAnswer | null {
  const measured = onTreatment(question);
  if (!measured) return null;
  const own = documents.filter(({ is_for_all_studies }) => !is_for_all_studies);
  return answerIn(own, measured, most) ?? answerIn(documents, measured, most);
}

function answerIn(documents: readonly ScopeDocument[], measured: MeasuredValue, most: number): LimitAnswer | null {
  const rated = documents.flatMap((document) =>
    document.file.passages
      .filter(({ kind, context, text }) => kind !== 'heading' && !context.history && speaksOf(measured, text, context))
      .flatMap((passage) => {
        const found = scopePassage(document, passage);
        return sentencesOf(passage).flatMap((sentence) => {
          const fit = fitOf(found, sentence, measured);
          return fit === null ? [] : [{ found, sentence, fit }];
        });
      }),
  );
  const best = Math.max(...rated.map(({ fit }) => fit));
  const chosen = rated.filter(({ fit }) => fit >= Math.min(best, FIT.requirement)).sort((a, b) => b.fit - a.fit);
  if (chosen.length === 0) return null;
  const isDirect = chosen.some(
    ({ fit, sentence }) => fit === best && fit >= FIT.requirement && !namesOther(sentence, measured.quantity),
  );
  return { sentences: chosen.slice(0, most).flatMap(wholeRule), isDirect };
}

/** Whether an answer to what becomes of the study drug at a measured value speaks of that, other than in a criterion for entry. */
export function speaksOfMeasured(question: string, sentences: readonly ChosenSentence[]): boolean {
  const measured = onTreatment(question);
  return (
    measured === null ||
    sentences.some(({ found: { passage, document }, sentence }) => {
      const around = `${sentence}\n${promptContext(passage.context)}`;
      return !isElsewhere(passage) && namesQuantity(around, measured.quantity) && actsOnDrug(around, document);
    })
  );
}

/** What was measured, if the question asks what becomes of the study drug. */
function onTreatment(question: string): MeasuredValue | null {
  const asks = ASKS.test(question) || ASKS_DOSE.test(question);
  return asks && !ASKS_ENTRY.test(question) ? measuredValueIn(question) : null;
}

function speaksOf({ quantity }: MeasuredValue, text: string, context: Passage['context']): boolean {
  return namesQuantity(`${text}\n${promptContext(context)}`, quantity);
}

/** Criteria for entry, and what is known from other studies. */
function isElsewhere({ section, context }: Passage): boolean {
  return ON_ENTRY.test([...section, context.caption ?? ''].join('\n')) || isBackground(section) || isApparatus(section);
}

/** Null for what says nothing of the drug at this value. */
function fitOf({ passage, document }: ScopePassage, sentence: string, measured: MeasuredValue): number | null {
  const { section, context, kind, text } = passage;
  if (isElsewhere(passage)) return null;
  const around = `${text.length <= LONGEST ? text : sentence}\n${promptContext(context)}`;
  const alone = namesOther(sentence, measured.quantity) ? WITH_OTHER : 0;
  // A row may leave out the name of its group.
  const limits = limitsIn(kind === 'table' ? [...(context.groups ?? []), sentence].join(' ') : sentence, measured);
  const met = limits.find((range) => includes(range, measured.value));
  const place = `${sectionName(section.at(-1) ?? '')}\n${context.caption ?? ''}`;
  const isOnDosing = ON_DOSING.test(place);
  // Rows of a table on dosing leave out what it is of: `Repeat within 72 hours. Continue if confirmed.`
  const isOnDrug = actsOnDrug(around, document) || (isOnDosing && kind === 'table' && acts(sentence));
  if (met && isOnDrug) return (isClosed(met) ? FIT.range : FIT.limit) - alone;
  if (met && FOLLOWS_UP.test(around)) return FIT.followUp;
  const requires = isOnDosing && (kind === 'table' || REQUIRES.test(around));
  const { quantity } = measured;
  if (limits.length === 0) return actsOnDrug(sentence, document) && isOnGrade(sentence, measured) ? FIT.grade : null;
  return requires && !met && limits.every((range) => isRequired(range, quantity)) ? FIT.requirement - alone : null;
}

/** `Grade 3 thrombocytopenia`, `Grades 3-4` in a row on hematologic toxicity. */
function isOnGrade(sentence: string, measured: MeasuredValue): boolean {
  const grade = gradeOf(measured);
  if (grade === null || !namesQuantity(sentence, measured.quantity)) return false;
  const listed = /\bgrades? ?[≥>]?=? ?((?:\d(?: ?(?:,|or|and|to|[-–/]) ?)?)+)/giu;
  return [...sentence.matchAll(listed)].some(([, numbers = '']) => {
    const [from = 0, to = from] = (numbers.match(/\d/g) ?? []).map(Number);
    return grade >= from && grade <= to;
  });
}

/** With the sentences of its item that go on, and before a row those that refer to its table. */
function wholeRule({ found, sentence }: ChosenSentence): ChosenSentence[] {
  const { passage } = found;
  if (passage.kind === 'table') return [...introductionTo(found), { found, sentence }];
  if (passage.text.length > LONGEST) return [{ found, sentence }];
  const sentences = sentencesOf(passage);
  return sentences
    .slice(Math.max(0, sentences.indexOf(sentence)))
    .filter((one) => one === sentence || actsOnDrug(one, found.document))
    .map((one) => ({ found, sentence: one }));
}

const TABLE = /^\W*(table \d+(?:[-.]\d+)*)\b/iu;
const GOES_ON = /^(?:otherwise|if not|else)\b/iu;

/** `Before each dose, hematology must be adequate (see Table 5). Otherwise, hold treatment.` */
function introductionTo({ document, passage: row }: ScopePassage): ChosenSentence[] {
  const name = TABLE.exec(row.context.caption ?? '')?.[1];
  if (name === undefined) return [];
  const refers = new RegExp(String.raw`\b${name.replaceAll('.', String.raw`\.`)}(?![\d.-]*\d)`, 'iu');
  const introduces = (one: string) => refers.test(one) && REQUIRES.test(one) && ON_DOSING.test(one);
  const section = row.section.join('\n');
  return document.file.passages
    .filter((one) => one.kind === 'prose' && one.section.join('\n') === section)
    .flatMap((passage) => {
      const sentences = sentencesOf(passage);
      const found = scopePassage(document, passage);
      return sentences
        .filter((one, at) => introduces(one) || (GOES_ON.test(one) && introduces(sentences[at - 1] ?? '')))
        .map((sentence) => ({ found, sentence }));
    })
    .slice(0, 2);
}
