import { studyFields } from '../../ingestion/facts/study-fields.ts';
import type { Passage } from '../../ingestion/passages/passage.ts';
import type { QuestionForm } from '../question/question.ts';
import { EVERY_VISIT, saysWindow, visitNames, visitsIn } from '../text/visits.ts';
import { foundIn, scoreSentence, type WeighedQuestion } from './relevance.ts';
import type { VisitColumn } from './schedule.ts';
import { statementsOf } from './stated-passages.ts';
import type { ScopeIndex } from './scope-index.ts';
import type { FoundPassage, FoundStatement } from './scope.ts';

/** Above all rules of a visit that is not held as planned. */
const RULES_HEADING = /\b(?:missed|late|delayed|out[- ]of[- ]window)\b.*\bvisits?\b/iu;

/** `except for Visit 8` */
const EXCEPTION =
  /\b(?:except(?: for| at)?|other than|apart from|excluding) (?:the )?(?:visits? \d[\d, andor-]*|(?:week|day) \d+(?: visit)?)/giu;

/** Passages on windows where the visit's headers have none. */
const MOST_ON_WINDOWS = 3;

type OwnField = 'windows' | 'missed_visits';

interface Asked {
  index: ScopeIndex;
  weighed: WeighedQuestion;
}

/**
 * What the text states about the window of the visit or of all visits, and the rules for visits that are missed or late,
 * without those of other visits.
 */
export function offVisitStatement(
  form: Extract<QuestionForm, { kind: 'off-visit' }>,
  { visitHeaders }: VisitColumn,
  asked: Asked,
): FoundStatement[] {
  const names = [form.visit, ...visitNames(visitHeaders)];
  const isOwn = (text: string) => visitsIn(text).some((visit) => names.includes(visit));
  const isForOthers = (line: string) => {
    const exceptions = line.match(EXCEPTION) ?? [];
    const others = visitsIn(line.replace(EXCEPTION, ' '));
    return exceptions.some(isOwn) || (others.length > 0 && !isOwn(line));
  };
  const windows = passagesOf('windows', asked, (sentences) =>
    sentences.filter(
      (text) => isStated('windows', text) && (isOwn(text) || (EVERY_VISIT.test(text) && !isForOthers(text))),
    ),
  );
  const rules = passagesOf('missed_visits', asked, (sentences, { section, context: { leadIn = [] } }) => {
    if (leadIn.some(isForOthers)) return [];
    const isWhole = RULES_HEADING.test(section.at(-1) ?? '') || leadIn.some((line) => isStated('missed_visits', line));
    const own = ownSentences(sentences, isForOthers);
    return isWhole ? own : withNext(sentences, own);
  });
  const passages = [...(visitHeaders.some(saysWindow) ? [] : windows.slice(0, MOST_ON_WINDOWS)), ...rules];
  return passages.length > 0 ? [{ form, source: 'section', heading: '', fit: 1, visitHeaders: [], passages }] : [];
}

function isStated(field: OwnField, text: string): boolean {
  return studyFields().some(({ key, holds }) => key === field && holds?.test(text) === true);
}

/** `If it is late, …` goes on about what the sentence before speaks of. */
const GOES_ON = /^(?:if |when |after |otherwise,? )?(?:it|this|that|they|these|those)\b/iu;

/** Without those of other visits and what goes on about them. */
function ownSentences(sentences: readonly string[], isForOthers: (text: string) => boolean): string[] {
  const others = new Set<string>();
  sentences.forEach((text, at) => {
    const before = sentences[at - 1];
    if (isForOthers(text) || (GOES_ON.test(text) && before !== undefined && others.has(before))) others.add(text);
  });
  return sentences.filter((text) => !others.has(text));
}

/** Of these, those that state a rule, each with the one after it, which often says what else holds. */
function withNext(sentences: readonly string[], own: readonly string[]): string[] {
  const states = (text = '') => own.includes(text) && isStated('missed_visits', text);
  return own.filter((text) => states(text) || states(sentences[sentences.indexOf(text) - 1]));
}

function passagesOf(
  field: OwnField,
  { index, weighed }: Asked,
  choose: (sentences: string[], passage: Passage) => string[],
): FoundPassage[] {
  const stated = statementsOf(index, field);
  return index.order
    .filter(({ key, passage }) => stated.has(key) && passage.kind !== 'heading' && !passage.context.history)
    .flatMap((entry): FoundPassage[] => {
      const read = index.read(entry.key).sentences;
      const chosen = choose(
        read.map(({ text }) => text),
        entry.passage,
      );
      const sentences = read
        .filter(({ text }) => chosen.includes(text))
        .map((sentence) => scoreSentence(sentence, weighed));
      return sentences.length > 0 ? [foundIn(entry, sentences)] : [];
    });
}
