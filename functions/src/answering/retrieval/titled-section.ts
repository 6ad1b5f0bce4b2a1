import { isApparatus, isBackground } from '../../ingestion/facts/section-role.ts';
import { sectionName } from '../../ingestion/facts/section-name.ts';
import type { QuestionForm } from '../question/question.ts';
import { termsOf } from '../text/terms.ts';
import { coveredShare, foundIn, scoreSentence, type WeighedQuestion } from './relevance.ts';
import type { ScopeIndex } from './scope-index.ts';
import type { FoundPassage, FoundStatement, ScopePassage } from './scope.ts';

/**
 * Shares that a heading and a question must have in common: of the question by weight, with the headings above and
 * alone; of the heading by number of words.
 */
const LEAST = { ofQuestion: 0.7, ofHeading: 0.5, ofQuestionAlone: 0.45 };

interface Titled {
  heading: string;
  fit: number;
  passages: ScopePassage[];
}

/** With its subsections; none if headings say more than what is asked. */
export function titledStatement(
  form: QuestionForm,
  { index, weighed }: { index: ScopeIndex; weighed: WeighedQuestion },
): FoundStatement[] {
  const sections = new Map<string, Titled>();
  for (const entry of index.order) {
    const { section, kind, context } = entry.passage;
    if (kind === 'heading' || context.history || isApparatus(section) || isBackground(section)) continue;
    section.forEach((heading, depth) => {
      const key = [entry.document.id, ...section.slice(0, depth + 1)].join('\n');
      const known = sections.get(key) ?? {
        heading: sectionName(heading),
        fit: fitOf(section.slice(0, depth + 1), weighed),
        passages: [],
      };
      if (known.fit > 0) known.passages.push(entry);
      sections.set(key, known);
    });
  }
  const [best] = [...sections.values()].filter(({ fit }) => fit > 0).sort((a, b) => b.fit - a.fit);
  if (!best) return [];
  const passages = best.passages.map((entry): FoundPassage => {
    const sentences = index.read(entry.key).sentences.map((sentence) => scoreSentence(sentence, weighed));
    return foundIn(entry, sentences);
  });
  return [{ form, source: 'section', heading: best.heading, fit: best.fit, visitHeaders: [], passages }];
}

function fitOf(path: readonly string[], weighed: WeighedQuestion): number {
  const terms = new Set(termsOf(sectionName(path.at(-1) ?? '')));
  const ofQuestion = coveredShare(weighed, new Set(termsOf(path.map(sectionName).join(' '))));
  if (ofQuestion < LEAST.ofQuestion || coveredShare(weighed, terms) < LEAST.ofQuestionAlone) return 0;
  const asked = new Set(weighed.concepts.flatMap(({ concept: { term, alternatives } }) => [term, ...alternatives]));
  const ofHeading = [...terms].filter((term) => asked.has(term)).length / Math.max(1, terms.size);
  return ofHeading < LEAST.ofHeading ? 0 : ofQuestion * ofHeading;
}
