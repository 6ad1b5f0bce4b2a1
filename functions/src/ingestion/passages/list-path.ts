import { shorten } from '../tables/shorten.ts';

interface Entry {
  left: number;
  text: string;
  /** Null for a lead-in. */
  style: string | null;
}

// Set by eye on the development protocols.

const SAME_START_PT = 2;

/** Lists may be outdented from their lead-in by this. */
const LEAD_IN_ROOM_PT = 3;

/** Lead-ins and items above a place in a list; kept across pages. */
export class ListPath {
  private entries: Entry[] = [];

  /** Lead-in of what is right below; empty for none. */
  get leadIn(): string {
    const last = this.entries.at(-1)?.text ?? '';
    return last.endsWith(':') ? last : '';
  }

  /** Returns the lead-ins and items above this one, outermost first. */
  enter(text: string, left: number): string[] {
    const style = markStyle(text, this.entries);
    const isAligned = (entry: Entry) => Math.abs(entry.left - left) <= SAME_START_PT;
    const same = this.entries.findIndex((entry) => entry.style === style && isAligned(entry));
    const above = same === -1 ? this.entries : this.entries.slice(0, same);
    // An aligned item of another style is below one that ends with a colon.
    this.entries = above.filter(
      (entry) => entry.left < left - SAME_START_PT || (isAligned(entry) && entry.text.endsWith(':')),
    );
    const leadIn = this.entries.map((entry) => entry.text);
    this.entries.push({ left, text: shorten(text), style });
    return leadIn;
  }

  /** Starts a list after a lead-in; other paragraphs end lists that are not further out. */
  pass(text: string, left: number): void {
    const outer = this.entries.filter((entry) => entry.left < left - SAME_START_PT);
    if (leadsIntoList(text))
      this.entries = [...outer, { left: left - LEAD_IN_ROOM_PT, text: shorten(lastSentence(text)), style: null }];
    else if (outer.length === 0) this.entries = [];
  }

  leave(): void {
    this.entries = [];
  }
}

export function leadsIntoList(text: string): boolean {
  return /:\s*$/.test(text);
}

/** `i.` is a letter after `h.`, otherwise a Roman numeral. */
function markStyle(text: string, entries: Entry[]): string {
  const mark = /^\S+/.exec(text)?.[0] ?? '';
  const bare = mark.replace(/[().[\]]/g, '');
  if (/^\d/.test(bare)) return '1';
  const followsLetter = entries.some((entry) => entry.style === 'a' && isNextLetter(entry.text, bare));
  if (/^[ivx]+$/.test(bare) && !followsLetter) return 'i';
  if (/^[a-z]$/.test(bare)) return 'a';
  return /^[A-Z]$/.test(bare) ? 'A' : bare;
}

function isNextLetter(item: string, mark: string): boolean {
  const before = item.replace(/[([]/g, '').charCodeAt(0);
  return mark.length === 1 && mark.charCodeAt(0) === before + 1;
}

function lastSentence(text: string): string {
  return text.split(/(?<=[.?!])\s+(?=\p{Lu})/u).at(-1) ?? text;
}
