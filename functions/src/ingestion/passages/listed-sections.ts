import { isLater, partsOf, readHeading, type Heading } from './section-path.ts';

const LEADERS = /\s*(?:[.·]{3,}|…|(?:[.·] ){3,}).*$/u;
const NUMBERED = /^(\d{1,2}(?:\.\d{1,2})*)\.?(?:$|\s*(?=\p{L})(.*)$)/u;
const PAGE_NUMBER = /\s+\d{1,4}$/;

/** Only the end of a protocol has these. */
const LAST = /^(?:listof)?(?:references|bibliography|literature|appendi|attachment)/;

/** Fewer entries are not the contents of a document. Set by eye. */
const MIN_ENTRIES = 8;

/** Of a title that is checked for spaces between letters. */
const MIN_PARTS = 4;

/** Letters and digits in which a heading and its entry agree: some entries are cut. */
const MIN_AGREED = 12;

/** By the document's table of contents; empty without one. */
export class ListedSections {
  /** By number: lists of tables may repeat one. */
  private readonly titles = new Map<string, string[]>();
  private readonly unnumbered = new Set<string>();
  private readonly parents = new Set<string>();

  private last: number[] = [];
  private isWhole = false;

  constructor(lines: readonly string[]) {
    for (const entry of entriesOf(lines)) {
      const [, number, title = ''] = NUMBERED.exec(entry) ?? [];
      this.isWhole ||= LAST.test(keyOf(title || entry));
      if (number === undefined) this.unnumbered.add(keyOf(entry));
      else {
        const key = partsOf(number).join('.');
        this.titles.set(key, [...(this.titles.get(key) ?? []), keyOf(title)]);
        this.parents.add(partsOf(number).slice(0, -1).join('.'));
        if (isLater(this.last, partsOf(number))) this.last = partsOf(number);
      }
    }
    if (this.titles.size < MIN_ENTRIES) {
      this.titles.clear();
      this.parents.clear();
    }
  }

  /** Whether the contents decide: they list sections of this depth here, and their end was found. */
  covers({ number }: Heading): boolean {
    const isBeyond = !this.isWhole && isLater(this.last, number);
    return this.parents.has(number.slice(0, -1).join('.')) && !isBeyond;
  }

  has({ number, title }: Heading): boolean {
    return this.titles.get(number.join('.'))?.some((listed) => beginAlike(listed, keyOf(title))) ?? false;
  }

  get isKnown(): boolean {
    return this.titles.size > 0;
  }

  /** As where the file draws numbers as images. */
  hasUnnumbered(text: string): boolean {
    return /\p{Ll}/u.test(text) && readHeading(text) === null && this.unnumbered.has(keyOf(text));
  }

  /** Without a number, in capitals. */
  hasChapter(text: string): boolean {
    return !/\p{Ll}/u.test(text) && readHeading(text) === null && this.unnumbered.has(keyOf(text));
  }
}

/** Joins numbers and titles over several lines. */
function entriesOf(lines: readonly string[]): string[] {
  const entries: { text: string; isWhole: boolean }[] = [];
  for (const line of lines) {
    const text = line.replace(LEADERS, '').replace(PAGE_NUMBER, '');
    const isWhole = /\d$/.test(line) && text !== line;
    const last = entries.at(-1);
    if (last && !last.isWhole && !/^\d/.test(line)) {
      last.text += ` ${text}`;
      last.isWhole = isWhole;
    } else entries.push({ text, isWhole });
  }
  return entries.map(({ text }) => (isSpaced(text) ? text.replace(/\s/g, '') : text));
}

/** Some files put spaces between letters. */
function isSpaced(text: string): boolean {
  const parts = text.split(' ');
  return parts.length >= MIN_PARTS && parts.filter((part) => part.length <= 2).length > parts.length / 2;
}

function beginAlike(a: string, b: string): boolean {
  const shared = Math.min(a.length, b.length, MIN_AGREED);
  return shared > 0 && a.slice(0, shared) === b.slice(0, shared);
}

function keyOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '');
}
