import type { QuestionForm } from '../question/question.ts';
import { passagesCovering } from './likely-passages.ts';
import { coveredShare, scoreSentence, type WeighedQuestion } from './relevance.ts';
import type { ScopeIndex } from './scope-index.ts';
import type { FoundStatement, ScopePassage } from './scope.ts';

/** Of a question, by weight, that a row covers with its headers, caption and section. Set by hand. */
const COVERED = 0.9;

/** Rows as good as the best, as of two drugs; more say that the question does not mean one. */
const MOST_ROWS = 4;
const SAME = 0.02;

/** In characters; longer rows hold paragraphs. */
const LONGEST_ROW = 700;

type LevelForm = Extract<QuestionForm, { kind: 'cell' }> & { level: string };

/** Rows named by grade or level: `Grade 3` of the toxicity asked about. */
export function levelStatement(
  form: LevelForm,
  { index, weighed }: { index: ScopeIndex; weighed: WeighedQuestion },
): FoundStatement[] {
  const rows = passagesCovering(index, weighed, COVERED)
    .filter((entry) => isRowOf(entry, form.level))
    .flatMap((entry) => {
      const [row] = index.read(entry.key).sentences;
      const share = row ? coveredShare(weighed, row.inPlace) : 0;
      return row && share >= COVERED ? [{ entry, row, share }] : [];
    });
  const best = Math.max(0, ...rows.map(({ share }) => share));
  const chosen = rows.filter(({ share }) => share >= best - SAME);
  if (chosen.length === 0 || chosen.length > MOST_ROWS) return [];
  const passages = chosen.map(({ entry, row }) => {
    const sentence = scoreSentence(row, weighed);
    return { ...entry, sentences: [sentence], score: sentence.score };
  });
  return [{ form, source: 'schedule', heading: '', fit: 1, visitHeaders: [], passages }];
}

/** `Grade 3`, `Grades 2-3`, or a bare `3` at the row's beginning in a table of grades. */
function isRowOf({ passage: { kind, text, context } }: ScopePassage, level: string): boolean {
  if (kind !== 'table' || context.history || text.length > LONGEST_ROW) return false;
  const [, name = '', number = ''] = /^(?:dose )?(\p{L}+) ([-−–]?\d)$/u.exec(level) ?? [];
  const amount = number.replace(/[-−–]/u, '[-−–]');
  const around = [
    context.caption ?? '',
    ...(context.groups ?? []),
    ...(context.cells ?? []).map(({ header }) => header),
  ];
  const named = new RegExp(`\\b${name}s?:? ?(?:\\d ?(?:,|or|and|to|[-–/]) ?)*${amount}(?![\\d.])`, 'iu');
  const begins = new RegExp(`^\\W{0,2}${amount}(?![\\d.,%])`, 'u').test(text);
  const isTableOf = around.some((one) => new RegExp(`\\b${name}`, 'iu').test(one));
  return named.test([text, ...(context.groups ?? [])].join('\n')) || (begins && isTableOf);
}
