import { joinText, type Block } from '../layout/blocks.ts';
import { toSegment, type Segment } from '../layout/segments.ts';
import type { Run } from '../pdf/page-text.ts';
import { SCHEDULE_SIGNS } from '../schedule-signs.ts';

const MARK = '[a-z]{1,2}|[A-Z]|\\d{1,2}|[*†‡§¶#∗]{1,4}';

const MARKS = new RegExp(`^(?:${MARK})(?:\\s?,?\\s?(?:${MARK}))*$`, 'u');

/** A schedule's sign with its notes: `X^a`, `√ (b, c)`. */
const NOTED_SIGN = new RegExp(
  String.raw`^\(?[${SCHEDULE_SIGNS}]\s?\^?\(?([a-z\d]{1,2}(?:\s?,\s?[a-z\d]{1,2})*)\)*$`,
  'u',
);

/** Characters; the pattern would take long on words. */
const LONGEST_MARK = 8;

/** Superscripts that NFKC makes plain. */
const RAISED = /[\u00AA\u00B2\u00B3\u00B9\u2070-\u2079\u1D43-\u1D5B\u1D9C-\u1DBF]/u;

/** A superscript number after these is an exponent. */
const UNIT = /(?:\b[cmk]?m|\b10)$/i;

/** Share of the text beside it. Set by eye; Word uses 0.65. */
const RAISED_MARK_SIZE = 0.85;

/** Set by eye; Word uses 0.33. */
const RAISED_BY_EM = 0.1;

/** In order, each once. */
export function footnoteMarksIn(block: Block): string[] {
  const marks = block.segments.flatMap((line) => [
    ...line.runs.flatMap((run, at) =>
      isRaised(run, line.runs[at - 1] ?? line.runs[at + 1]) ? splitMarks(run.text) : [],
    ),
    ...[...line.text.matchAll(new RegExp(`(?<=\\S)${RAISED.source}+`, 'gu'))].flatMap(([raised]) =>
      UNIT.test(line.text.split(raised)[0] ?? '') ? [] : splitMarks(raised.normalize('NFKC')),
    ),
    ...[...line.text.matchAll(/[*†‡§¶#∗]+/gu)].map(([sign]) => sign),
    ...[...line.text.matchAll(/(?:\^\s?|[([])([a-z]|\d{1,2})(?:[)\]]|(?![\p{L}\d]))/gu)].flatMap(
      ([, mark = '']) => mark,
    ),
  ]);
  const cell = NOTED_SIGN.exec(block.text)?.[1];
  const code = /^\p{Lu}$/u.exec(block.text)?.[0];
  return [...new Set([...marks, ...(cell ? splitMarks(cell) : []), ...(code && code !== 'X' ? [code] : [])])];
}

/** `Visit ET` for `Visit ETa`. */
export function textWithoutMarks(block: Block): string {
  const lines = block.segments.map((line) => {
    const runs = line.runs.filter(
      (run, at) => at === 0 || !isRaised(run, line) || !/^[\p{Ll}\d*†‡§¶#∗, ]+$/u.test(run.text),
    );
    return toSegment(runs);
  });
  return joinText(lines);
}

export function isFootnoteMark(text: string): boolean {
  return text.length <= LONGEST_MARK && MARKS.test(text.trim());
}

/** A letter or sign beside a text; a number may count rows. */
export function isNoteRow({ blocks: [mark, text, ...more] }: { blocks: Block[] }): boolean {
  return (
    mark !== undefined && text !== undefined && more.length === 0 && isFootnoteMark(mark.text) && !/\d/.test(mark.text)
  );
}

export interface FootnoteStart {
  mark: string;
  text: string;
  raised: boolean;
  /** False if only a space follows the mark, so it could be a word. */
  certain: boolean;
}

export function footnoteStart(line: Segment): FootnoteStart | null {
  const [first, next] = line.runs;
  if (first && isRaised(first, next) && MARKS.test(first.text.trim())) {
    const text = line.text.slice(first.text.trim().length).trim();
    return { mark: first.text.trim(), text, raised: true, certain: true };
  }
  const plain = line.text.replace(new RegExp(`^${RAISED.source}+`, 'u'), (raised) => `${raised.normalize('NFKC')} `);
  const [, signs, afterSigns = ''] = /^([*†‡§¶#∗]{1,4})\s*(.+)$/u.exec(plain) ?? [];
  if (signs) return { mark: signs, text: afterSigns, raised: false, certain: true };
  const [, code, meaning = ''] = /^(?:[Xx]\s?([a-z\d]{1,2})|(\p{Lu}))\s*=\s*(.+)$/u.exec(plain)?.filter(Boolean) ?? [];
  if (code) return { mark: code, text: meaning, raised: false, certain: true };
  const [, mark, text = ''] =
    new RegExp(`^(?:[Ff]ootnote\\s+)?[(\\[]?(${MARK})(?:[.):\\]=]+\\s*|\\s+)(.+)$`, 'u').exec(plain) ?? [];
  const certain = /^(?:footnote\s|[([]?\w{1,2}[.):\]=])/i.test(plain);
  return mark ? { mark, text, raised: false, certain } : null;
}

function splitMarks(text: string): string[] {
  const plain = text.trim();
  return MARKS.test(plain) ? (plain.match(new RegExp(MARK, 'gu')) ?? []) : [];
}

function isRaised(run: Run, beside: Pick<Run, 'text' | 'y' | 'height'> | undefined): boolean {
  return (
    beside !== undefined &&
    run.height < RAISED_MARK_SIZE * beside.height &&
    run.y > beside.y + RAISED_BY_EM * beside.height &&
    !(/^\d+$/.test(run.text.trim()) && UNIT.test(beside.text.trim()))
  );
}
