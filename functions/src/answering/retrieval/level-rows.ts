import type { QuestionForm } from '../question/question.ts';
import { termsOf } from '../text/terms.ts';
import { passagesCovering } from './likely-passages.ts';
import { coveredShare, creditedShare, scoreSentence, weighQuestion, type WeighedQuestion } from './relevance.ts';
import type { ScopeIndex } from './scope-index.ts';
import type { FoundStatement, ScopePassage } from './scope.ts';

/** Of a question without the level, by weight, that a row covers with its headers, caption and section. Set by hand. */
const COVERED = 0.5;

/** Rows as good as the best, as of two drugs; more say that the question does not mean one. */
const MOST_ROWS = 4;
const SAME = 0.02;

/** In characters; longer rows hold paragraphs. */
const LONGEST_ROW = 1_200;

type LevelForm = Extract<QuestionForm, { kind: 'cell' }> & { level: string };

/** Rows of the grade or level that a question, or its part, asks about: `Grade 3` of a toxicity, with its other cases. */
export function levelStatement(
  form: LevelForm,
  { index, weighed }: { index: ScopeIndex; weighed: WeighedQuestion },
): FoundStatement[] {
  const subject = withoutLevel(form.part === undefined ? weighed : weighedPart(index, form.part), form.level);
  const heaviest = subject.concepts.toSorted((a, b) => b.weighed.weight - a.weighed.weight).slice(0, 1);
  const named = { concepts: heaviest, total: 1 };
  const rows = passagesCovering(index, subject, COVERED)
    .filter((entry) => isRowOf(entry, form.level) && !isExcepted(named, entry.passage.text))
    .flatMap((entry) => {
      const { sentences } = index.read(entry.key);
      const covering = sentences.filter(
        ({ inPlace }) => coveredShare(named, inPlace) > 0 && coveredShare(subject, inPlace) >= COVERED,
      );
      const share = Math.max(...covering.map(({ inPlace }) => creditedShare(subject, inPlace)));
      return covering.length > 0 ? [{ entry, sentences, share }] : [];
    });
  const best = Math.max(0, ...rows.map(({ share }) => share));
  const chosen = rows.filter(({ share }) => share >= best - SAME);
  const tables = new Set(chosen.map(({ entry }) => tableOf(entry)));
  const cases = rows.filter(({ entry }) => tables.has(tableOf(entry)));
  const shown = cases.length > MOST_ROWS ? chosen : cases;
  if (shown.length === 0 || shown.length > MOST_ROWS) return [];
  const passages = shown.map(({ entry, sentences }) => {
    const scored = sentences.map((sentence) => scoreSentence(sentence, weighed));
    return { ...entry, sentences: scored, score: Math.max(...scored.map(({ score }) => score)) };
  });
  return [{ form, source: 'schedule', heading: '', fit: 1, visitHeaders: [], passages }];
}

function weighedPart(index: ScopeIndex, part: string): WeighedQuestion {
  return weighQuestion(index.readQuestion({ title: '', question: part, earlier: [] }).plain, index.rarityOf);
}

function withoutLevel({ concepts }: WeighedQuestion, level: string): WeighedQuestion {
  const terms = new Set(termsOf(level));
  const others = concepts.filter(({ concept: { term } }) => !term.split(':').every((part) => terms.has(part)));
  return { concepts: others, total: others.reduce((sum, { weighed: { weight } }) => sum + weight, 0) };
}

/** `Non-hematologic toxicity (except diarrhea)` is about neither. */
const EXCEPTION = /\((?:except|excluding|other than|apart from)\b[^)]*\)|\bnon-\p{L}+/giu;

function isExcepted({ concepts }: WeighedQuestion, text: string): boolean {
  const excepted = new Set(termsOf((text.match(EXCEPTION) ?? []).join(' ')));
  const others = new Set(termsOf(text.replace(EXCEPTION, ' ')));
  const words = concepts.flatMap(({ concept: { term, alternatives } }) => [term, ...alternatives]);
  const named = words.filter((word) => excepted.has(word));
  return named.length > 0 && !named.some((word) => others.has(word));
}

function tableOf({ document, passage: { section, context } }: ScopePassage): string {
  return [document.id, ...section, context.caption ?? ''].join('\n');
}

/** `Grade 3`, `Grades 2-3`, or a bare `3` in a column of grades or at the row's beginning in a table of grades. */
function isRowOf({ passage: { kind, text, context } }: ScopePassage, level: string): boolean {
  if (kind !== 'table' || context.history || text.length > LONGEST_ROW) return false;
  const [, name = '', number = ''] = /^(?:dose )?(\p{L}+) ([-−–]?\d)$/u.exec(level) ?? [];
  const amount = number.replace(/[-−–]/u, '[-−–]');
  const cells = context.cells ?? [];
  const around = [context.caption ?? '', ...(context.groups ?? []), ...cells.map(({ header }) => header)];
  const named = new RegExp(`\\b${name}s?:? ?(?:\\d ?(?:,|or|and|to|[-–/]) ?)*${amount}(?![\\d.])`, 'iu');
  const begins = new RegExp(`^\\W{0,2}(?:\\d ?(?:or|and|to|[-–/]) ?)*${amount}(?![\\d.%]|,\\d)`, 'u');
  const isOfLevels = (header: string) => new RegExp(`\\b${name}`, 'iu').test(header);
  return (
    named.test([text, ...(context.groups ?? [])].join('\n')) ||
    cells.some((cell) => isOfLevels(cell.header) && begins.test(cell.text)) ||
    (begins.test(text) && around.some(isOfLevels))
  );
}
