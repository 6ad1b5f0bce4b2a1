import { sectionName } from '../../ingestion/facts/section-name.ts';
import type { Passage } from '../../ingestion/passages/passage.ts';
import { sentencesOf } from '../text/sentences.ts';
import { termsOf } from '../text/terms.ts';
import type { QuestionForm } from '../question/question.ts';
import { foundIn, scoreSentence, type WeighedQuestion } from './relevance.ts';
import type { PlacedSentence } from './lead-ins.ts';
import type { ScopeIndex } from './scope-index.ts';
import { scopePassage, type FoundPassage, type FoundStatement } from './scope.ts';

const IN_BRACKETS = /\([^()]*\)|\[[^[\]]*\]/gu;

/** What sentences say of something that is stated elsewhere. */
const STATED =
  '(?:described|detailed|provided|listed|defined|outlined|specified|given|found|presented|summari[sz]ed|discussed|explained|set out|addressed|included|covered|shown)';

/** A sentence that only says where something is stated. In brackets, a section is named besides what is stated. */
const POINTER = new RegExp(
  String.raw`\b(?:see|refer to|${STATED}(?: \w+){0,3} in) (?:the )?(?:protocol )?section (\d+(?:\.\d+)*)`,
  'giu',
);

/** `They are listed in Appendix 2.`, `Table 5 shows the endpoints.` */
const ONLY_POINTS = [
  new RegExp(
    String.raw`^[^.;:]{0,120}\b(?:is|are|was|were|be) (?:\w+ ){0,2}${STATED} (?:\w+ ){0,2}in (?:the )?(?:[\p{L}-]+ ){0,3}(?:appendi\w+|tables?|sections?|attachments?|figures?|manuals?|guides?|brochure|charter|plan|document)\b[^;]{0,40}$`,
    'iu',
  ),
  /^(?:table|figure|section|appendix) \S+ (?:outlines|shows|presents|lists|summari[sz]es|describes|gives|provides)\b[^;]{0,160}$/iu,
];

/** Sentences of a section that a question means, where a sentence points to it. Set by hand. */
const MOST_REFERRED = 3;

/** Sentences; a section that is no longer is given whole. */
const SHORT_SECTION = 3;

/** With its subsections; none if the documents have no such section. */
export function numberedStatement(
  form: Extract<QuestionForm, { kind: 'numbered-section' }>,
  { index, weighed }: { index: ScopeIndex; weighed: WeighedQuestion },
): FoundStatement[] {
  const content = withoutSection(weighed);
  const passages = index.order
    .filter(({ passage }) => isInSection(passage, form.number))
    .map((entry): FoundPassage => {
      const sentences = index.read(entry.key).sentences.map((sentence) => scoreSentence(sentence, content));
      return foundIn(entry, sentences);
    });
  return passages.length > 0
    ? [{ form, source: 'section', heading: form.number, fit: 1, visitHeaders: [], passages }]
    : [];
}

/** Words that ask for a section rather than for something in it. */
const ASKING = new Set(
  termsOf('section chapter say says said state states about tell read cover covers describe contain'),
);

function withoutSection({ concepts }: WeighedQuestion): WeighedQuestion {
  const content = concepts.filter(({ concept: { term } }) => !ASKING.has(term) && !/^[\d.]+$/u.test(term));
  return { concepts: content, total: content.reduce((sum, { weighed: { weight } }) => sum + weight, 0) };
}

/** In the sections that a sentence points to: all of a short one, else the sentences that share most words with the question. */
export function referredSentences({ found, sentence }: PlacedSentence, question: string): PlacedSentence[] {
  const asked = new Set(termsOf(question));
  return [...sentence.replace(IN_BRACKETS, '').matchAll(POINTER)].flatMap(([, number = '']) => {
    const sentences = found.document.file.passages
      .filter((passage) => isInSection(passage, number) && passage.id !== found.passage.id)
      .flatMap((passage) =>
        sentencesOf(passage)
          .filter((text) => !passage.section.some((heading) => sectionName(heading) === sectionName(text)))
          .map((text) => ({
            found: scopePassage(found.document, passage),
            sentence: text,
            shared: new Set(termsOf(text).filter((term) => asked.has(term))).size,
          })),
      );
    if (sentences.length <= SHORT_SECTION) return sentences;
    const most = Math.max(0, ...sentences.map(({ shared }) => shared));
    return most === 0 ? [] : sentences.filter(({ shared }) => shared === most).slice(0, MOST_REFERRED);
  });
}

/** Whether a sentence says where something is stated and nothing of it. */
export function onlyPoints(sentence: string): boolean {
  return ONLY_POINTS.some((pattern) => pattern.test(sentence));
}

function isInSection({ section, kind, context }: Passage, number: string): boolean {
  return kind !== 'heading' && !context.history && section.some((label) => /^[\d.]+\d/u.exec(label)?.[0] === number);
}
